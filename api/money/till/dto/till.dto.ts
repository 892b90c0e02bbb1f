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
  /** The number of a close; left out, what was taken since the last one. */
  @IfGiven()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MAX_NUMBER)
  close?: number;

  /** Where another till takes the money: a local date; left out, today. Where Parlour is the till, it means nothing. */
  @IfGiven()
  @IsLocalDate()
  day?: string;
}

export class MoveCashDto {
  /** `paid-in` and `paid-out` need a category, `paid-out` a reason, `tips-paid` a person. */
  @IsIn(movementKinds)
  kind: MovementKind;

  @IsAmount()
  amount: number;

  /** Where cash that is paid in comes from (`bank`, `owner`, `expense`), or what it is paid out for (any but `bank` and `expense`). */
  @IfGiven()
  @IsIn(movementCategories)
  category?: MovementCategory;

  /** How tips are paid; left out, in cash. `elsewhere`: out of another till. */
  @IfGiven()
  @IsIn(movementMethods)
  paidBy?: MovementMethod;

  /** Who gets their tips. */
  @IfGiven()
  @Id()
  staffId?: string;

  /** That the drawer has it all the same: see `more-than-in-drawer`. */
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

  /** That the drawer has it all the same: see `more-than-in-drawer`. */
  @IfGiven()
  @IsBoolean()
  confirmBeyondDrawer?: boolean;
}

export class CountedDto {
  /** What the coin or note is worth, in the salon’s currency. */
  @IsAmount()
  value: number;

  @IsInt()
  @Min(0)
  @Max(MAX_COINS)
  quantity: number;
}

export class CountTillDto {
  /** The number that this close will have, as the till shows it; 409 `already-closed` when someone else has made it. */
  @IsInt()
  @Min(1)
  @Max(MAX_NUMBER)
  number: number;

  /** How many there are of each coin and note. Either this or `total`. */
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  @Type(() => CountedDto)
  counts?: CountedDto[];

  /** All that is in the drawer. */
  @IfGiven()
  @IsAmount({ min: 0 })
  total?: number;

  /** What the card terminal says it has taken since the last close, tips included; below nothing for more refunds. Left out, it is not compared. */
  @IfGiven()
  @IsDifference()
  terminalTotal?: number;
}

export class CloseTillDto extends CountTillDto {
  /** The difference that was shown for this count; 409 `count-has-changed` when it is another one by now. */
  @IsDifference()
  expectedDifference: number;

  /** The terminal’s difference that was shown, where its total is given; 409 `count-has-changed` when it is another one by now. */
  @IfGiven()
  @IsDifference()
  expectedTerminalDifference?: number;

  /** What is taken out of the drawer and to the bank; the rest is the next opening float. */
  @IsAmount({ min: 0 })
  banked: number;

  /** Needed where there is a difference. */
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(500)
  note?: string;
}
