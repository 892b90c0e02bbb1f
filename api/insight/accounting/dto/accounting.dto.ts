import { ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { TableFileDto } from '../../../common/table/table-file.dto.js';
import { IsLocalDate } from '../../../common/validation/is-local-date.js';
import { ManyValues } from '../../../common/validation/many-values.decorator.js';
import { Trimmed } from '../../../common/validation/trimmed.decorator.js';

/** The first and the last business day, both included: a quarter, or any other days. */
export class DaysDto {
  @IsLocalDate()
  from: string;

  /** Not before `from`. */
  @IsLocalDate()
  to: string;
}

export class DaysTableDto extends IntersectionType(DaysDto, TableFileDto) {}

export const postingLayouts = ['plain', 'datev'] as const;
export type PostingLayout = (typeof postingLayouts)[number];

export class PostingsDto extends DaysTableDto {
  /** `datev`: the columns of a DATEV batch of postings, with semicolons. Default: Parlour's own columns. */
  @IsOptional()
  @IsIn(postingLayouts)
  @ApiPropertyOptional({ enum: postingLayouts })
  layout?: PostingLayout;
}

export class CardsAtDto extends TableFileDto {
  /** The last business day: balances are as of its end. */
  @IsLocalDate()
  day: string;
}

const MAX_ACCOUNTS = 500;

export class AccountNumberDto {
  /** One of those that `GET /accounting/accounts` lists. */
  @IsString()
  @MaxLength(80)
  key: string;

  /** The number in the accountant’s plan of accounts; empty without one. */
  @Trimmed()
  @IsString()
  @Matches(/^[\w .\-/]{0,20}$/)
  number: string;
}

@ManyValues(3 * MAX_ACCOUNTS + 10)
export class MapAccountsDto {
  /** Omitted accounts keep their number. */
  @IsArray()
  @ArrayMaxSize(MAX_ACCOUNTS)
  @ArrayUnique(({ key }: AccountNumberDto) => key)
  @ValidateNested({ each: true })
  @Type(() => AccountNumberDto)
  accounts: AccountNumberDto[];
}
