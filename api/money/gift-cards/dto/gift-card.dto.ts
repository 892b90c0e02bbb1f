import { IsIn, IsOptional, IsString, Length, MaxLength } from 'class-validator';
import { PageDto } from '../../../common/page/page.dto.js';
import { EmailAddress } from '../../../common/validation/email-address.decorator.js';

export class ListGiftCardsDto extends PageDto {
  /** The last four signs of the code, as on receipts. */
  @IsOptional()
  @IsString()
  @Length(4, 4)
  last4?: string;

  /** Only cards with something left on them, or only those without. */
  @IsOptional()
  @IsIn(['something', 'nothing'])
  left?: 'something' | 'nothing';
}

export class EmailGiftCardDto {
  /** As on the card: nobody else knows it. */
  @IsString()
  @MaxLength(100)
  code: string;

  /** Where it goes: to whoever has bought it, or gets it. */
  @EmailAddress()
  email: string;
}

export class LookAtGiftCardDto {
  /** As on the card; blanks, dashes and small letters don't matter. */
  @IsString()
  @MaxLength(100)
  code: string;
}
