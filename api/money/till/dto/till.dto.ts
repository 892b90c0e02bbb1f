import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { IsAmount, IsDifference } from '../../../common/validation/is-amount.decorator.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { IsLocalDate } from '../../../common/validation/is-local-date.js';
import { Trimmed } from '../../../common/validation/trimmed.decorator.js';
import {
  movementCategories,
  type MovementCategory,
  type MovementKind,
  movementKinds,
  type MovementMethod,
  movementMethods,
} from '../domain/movements.js';

const MAX_COINS = 100_000;

/** As many closes as PostgreSQL's integer counts. */
const MAX_NUMBER = 2_147_483_646;

export class ShowTillDto {
  /** The number of a close. Default: since the last close. */
  @IfGiven()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MAX_NUMBER)
  close?: number;

  /** If another till takes payments: a local date. Default: today. Ignored if Parlour is the till. */
  @IfGiven()
  @IsLocalDate()
  day?: string;
}

export class MoveCashDto {
  /** `paid-in` and `paid-out` require a category, `paid-out` a reason, `tips-paid` a team member. */
  @IsIn(movementKinds)
  kind: MovementKind;

  @IsAmount()
  amount: number;

  /** The source of cash in (`bank`, `owner`, `expense`), or the purpose of cash out (any but `bank` and `expense`). */
  @IfGiven()
  @IsIn(movementCategories)
  category?: MovementCategory;

  /** Payment method for tips; cash by default. `elsewhere`: from another till. */
  @IfGiven()
  @IsIn(movementMethods)
  paidBy?: MovementMethod;

  /** The team member whose tips are paid. */
  @IfGiven()
  @Id()
  staffId?: string;

  /** Confirms that the drawer contains it after all: see `more-than-in-drawer`. */
  @IfGiven()
  @IsBoolean()
  confirmBeyondDrawer?: boolean;

  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(200)
  reason?: string;
}

export class ReverseMovementDto {
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  reason: string;

  /** Confirms that the drawer contains it after all: see `more-than-in-drawer`. */
  @IfGiven()
  @IsBoolean()
  confirmBeyondDrawer?: boolean;
}

export class CountedDto {
  /** The value of the coin or note, in the salon’s currency. */
  @IsAmount()
  value: number;

  @IsInt()
  @Min(0)
  @Max(MAX_COINS)
  quantity: number;
}

export class CountTillDto {
  /** The number of this close, as shown by the till; 409 `already-closed` if someone else has made it. */
  @IsInt()
  @Min(1)
  @Max(MAX_NUMBER)
  number: number;

  /** The number of each coin and note. Either this or `total`. */
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  @Type(() => CountedDto)
  counts?: CountedDto[];

  /** All cash in the drawer. */
  @IfGiven()
  @IsAmount({ min: 0 })
  total?: number;

  /**
   * The card terminal's total since the last close, tips included; negative if refunds exceed payments. If omitted, it
   * is not compared.
   */
  @IfGiven()
  @IsDifference()
  terminalTotal?: number;
}

export class CloseTillDto extends CountTillDto {
  /** The difference shown for this count; 409 `count-has-changed` if it has changed. */
  @IsDifference()
  expectedDifference: number;

  /** The terminal's difference that was shown, if its total was entered; 409 `count-has-changed` if it has changed. */
  @IfGiven()
  @IsDifference()
  expectedTerminalDifference?: number;

  /** The cash taken to the bank; the rest is the next opening float. */
  @IsAmount({ min: 0 })
  banked: number;

  /** Required if there is a difference. */
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(500)
  note?: string;
}
