import { IsIn, IsOptional, IsString, Length, MaxLength } from 'class-validator';
import { PageDto } from '../../../common/page/page.dto.js';

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

export class LookAtGiftCardDto {
  /** As on the card; blanks, dashes and small letters don't matter. */
  @IsString()
  @MaxLength(100)
  code: string;
}
