import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsAmount, MAX_AMOUNT } from '../../../common/validation/is-amount.decorator.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { IsLocalDate } from '../../../common/validation/is-local-date.js';
import { Trimmed } from '../../../common/validation/trimmed.decorator.js';
import { type MovementKind, movementKinds } from '../domain/movements.js';

const MAX_COINS = 100_000;

export class ShowTillDto {
  /** A business day; left out, the one to which what is sold now belongs. */
  @IfGiven()
  @IsLocalDate()
  day?: string;
}

export class MoveCashDto {
  /** `paid-in` and `paid-out` need a reason, `tips-paid` a person. */
  @IsIn(movementKinds)
  kind: MovementKind;

  @IsAmount()
  amount: number;

  /** Who gets their tips. */
  @IfGiven()
  @IsUUID()
  staffId?: string;

  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(200)
  reason?: string;
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
  /** Today, or an earlier business day that was not closed. */
  @IsLocalDate()
  day: string;

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
}

export class CloseDayDto extends CountTillDto {
  /** The difference that was shown for this count; 409 `count-has-changed` when it is another one by now. */
  @IsAmount({ min: -100 * MAX_AMOUNT, max: 100 * MAX_AMOUNT })
  expectedDifference: number;

  /** What is taken out of the drawer and to the bank; the rest is tomorrow’s opening float. */
  @IsAmount({ min: 0 })
  banked: number;

  /** Needed where there is a difference. */
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(500)
  note?: string;
}
