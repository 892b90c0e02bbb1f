import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Trimmed } from '../../../common/validation/trimmed.decorator.js';
import { TableFileDto } from '../../../common/table/table-file.dto.js';
import { PageDto } from '../../../common/page/page.dto.js';
import { IsAmount } from '../../../common/validation/is-amount.decorator.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { type RowProblem, rowProblems } from '../../imports-recognise/cells.js';
import { type DateOrder, dateOrders } from '../../imports-recognise/domain/dates.js';
import {
  fieldsOfKind,
  type ImportField,
  type ImportKind,
  importKinds,
} from '../../imports-recognise/domain/kinds.js';
import { type DecimalSign, decimalSigns } from '../../imports-recognise/domain/prices.js';
import { openingTaxes } from '../import.entity.js';
import { type Decision, decisions, type Outcome, outcomes } from '../domain/outcomes.js';

const MAX_COLUMNS = 200;
const MAX_DECISIONS = 1_000;

export const importFields: ImportField[] = [...new Set(Object.values(fieldsOfKind).flat())];

/** A field, and the column of the file that it is in. */
export class MappedFieldDto {
  @IsIn(importFields)
  field: ImportField;

  /** Counted from 0. */
  @IsInt()
  @Min(0)
  @Max(MAX_COLUMNS - 1)
  column: number;
}

/** The owner's word on one row. */
export class RowDecisionDto {
  /** Counted from 1, without the headings. */
  @IsInt()
  @Min(1)
  @Max(100_000)
  number: number;

  /** `same`: the client that the salon has. `separate`: someone else. `skip`: leave the row out. Null takes it back. */
  @IsOptional()
  @IsIn([...decisions, null])
  decision: Decision | null;
}

/** What the owner says about the balances of a list. */
export class OpeningDto {
  /** The total on the old system’s report, less what is left out. The balances that come in must add up to it. */
  @IsAmount({ min: 0, limit: 'none' })
  total: number;

  /** `single-purpose`: tax was paid when the cards were sold. Possible while everything on sale has one tax rate. */
  @IsIn(openingTaxes)
  tax: (typeof openingTaxes)[number];

  /** Expired cards come in, and no longer expire. */
  @IsBoolean()
  honoursExpired: boolean;
}

/** The owner’s choice for a name in a list of visits. */
export class NameChoiceDto {
  /** As in the list; empty for rows without one. */
  @IsString()
  @MaxLength(200)
  name: string;

  /** The service or team member; null leaves the rows with it out. */
  @IsOptional()
  @IsUUID()
  _id: string | null;
}

/** What the owner says about a list of visits. Omitted fields stay unchanged; a name takes the place of its earlier choice. */
export class VisitChoicesDto {
  /** Clients with an email address get the usual reminder of visits to come. Nothing else is sent. */
  @IfGiven()
  @IsBoolean()
  sendsReminders?: boolean;

  @IfGiven()
  @IsArray()
  @ArrayMaxSize(MAX_DECISIONS)
  @ValidateNested({ each: true })
  @Type(() => NameChoiceDto)
  services?: NameChoiceDto[];

  @IfGiven()
  @IsArray()
  @ArrayMaxSize(MAX_DECISIONS)
  @ValidateNested({ each: true })
  @Type(() => NameChoiceDto)
  team?: NameChoiceDto[];
}

/** Omitted fields stay unchanged. */
export class ChangeImportDto {
  /** Another kind gets the mapping that its headings suggest. */
  @IfGiven()
  @IsIn(importKinds)
  kind?: ImportKind;

  /** All fields that the file has. */
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(30)
  @ValidateNested({ each: true })
  @Type(() => MappedFieldDto)
  mapping?: MappedFieldDto[];

  /** How dates are written that could be either way round. */
  @IfGiven()
  @IsIn(dateOrders)
  dateOrder?: DateOrder;

  /** What stands before the cents of prices that have two readings. */
  @IfGiven()
  @IsIn(decimalSigns)
  decimalSign?: DecimalSign;

  /** The country of phone numbers without a country code, in ISO 3166; null for the salon’s. */
  @IsOptional()
  @Matches(/^[A-Z]{2}$/)
  phoneCountry?: string | null;

  /** Required before a list of balances is run. */
  @IfGiven()
  @ValidateNested()
  @Type(() => OpeningDto)
  opening?: OpeningDto;

  /** About a list of visits. */
  @IfGiven()
  @ValidateNested()
  @Type(() => VisitChoicesDto)
  visits?: VisitChoicesDto;

  @IfGiven()
  @IsArray()
  @ArrayMaxSize(MAX_DECISIONS)
  @ValidateNested({ each: true })
  @Type(() => RowDecisionDto)
  decisions?: RowDecisionDto[];
}

export class ListImportRowsDto extends PageDto {
  @IsIn(outcomes)
  outcome: Outcome;

  /** Only rows with this problem. */
  @IfGiven()
  @IsIn(rowProblems)
  problem?: RowProblem;
}

export class ExportImportProblemsDto extends TableFileDto {}

export class UploadImportDto {
  /** The name of the file, for the owner to recognise it. */
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  @Matches(/^\P{Cc}*$/u, { message: 'name must not contain control characters' })
  name: string;
}
