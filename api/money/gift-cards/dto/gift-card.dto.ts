import { IsIn, IsOptional, IsString, Length, MaxLength } from 'class-validator';
import { PageDto } from '../../../common/page/page.dto.js';
import { EmailAddress } from '../../../common/validation/email-address.decorator.js';

export class ListGiftCardsDto extends PageDto {
  /** The last four characters of the code, as on receipts. */
  @IsOptional()
  @IsString()
  @Length(4, 4)
  last4?: string;

  /** Only cards with or without a balance. */
  @IsOptional()
  @IsIn(['something', 'nothing'])
  left?: 'something' | 'nothing';
}

export class EmailGiftCardDto {
  /** The code on the card; no one else knows it. */
  @IsString()
  @MaxLength(100)
  code: string;

  /** The address of the buyer or the recipient. */
  @EmailAddress()
  email: string;
}

export class LookAtGiftCardDto {
  /** As on the card; spaces, dashes and case don't matter. */
  @IsString()
  @MaxLength(100)
  code: string;
}
