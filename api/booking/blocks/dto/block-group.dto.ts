import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { IsInstant } from '../../../common/validation/is-instant.js';
import { IsLocalDate } from '../../../common/validation/is-local-date.js';
import { Trimmed } from '../../../common/validation/trimmed.decorator.js';
import { MAX_BLOCKS, MAX_WEEKS } from '../domain/block-days.js';
import { dateScopes, peopleScopes } from '../domain/block-scope.js';

const MAX_PEOPLE = 100;

export class RepeatBlocksDto {
  /** The interval in weeks of the salon’s calendar. */
  @IsInt()
  @Min(1)
  @Max(MAX_WEEKS)
  everyWeeks: number;

  /** The weekdays: 1 is Monday, 7 is Sunday. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(7)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(7, { each: true })
  weekdays: number[];

  /** The number of dates. Exactly one of this, `until` and `isOpenEnded`. */
  @IfGiven()
  @IsInt()
  @Min(1)
  @Max(MAX_BLOCKS)
  count?: number;

  /** The last possible date, a local date of the salon. */
  @IfGiven()
  @IsLocalDate()
  until?: string;

  /**
   * True to repeat until further notice: blocks reach a week beyond the last bookable day, and more are added as days
   * pass. Conflicting entries on a new day stay, and appear in the news.
   */
  @IfGiven()
  @IsBoolean()
  isOpenEnded?: boolean;
}

export class PreviewBlocksDto {
  /** The team members to block. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_PEOPLE)
  @ArrayUnique()
  @Id({ each: true })
  staffIds: string[];

  /** Instant, ISO 8601, at a multiple of five minutes; of blocks that repeat, the hours of the first day. */
  @IsInstant()
  startsAt: string;

  /** At most 25 hours later. */
  @IsInstant()
  endsAt: string;

  /** Default: on that one day. */
  @IfGiven()
  @IsObject()
  @ValidateNested()
  @Type(() => RepeatBlocksDto)
  repeat?: RepeatBlocksDto;

  /**
   * Leaves out team members who don’t work that day or have time off. On a day on which no one works, such as the day
   * of a party, everyone is blocked. Default: only repeating blocks keep to working days.
   */
  @IfGiven()
  @IsBoolean()
  atWork?: boolean;
}

export class LeftOutDto {
  @Id()
  staffId: string;

  /** The local date of the conflict. */
  @IsLocalDate()
  day: string;
}

export class MakeBlocksDto extends PreviewBlocksDto {
  /** Shown to the salon in the diary. */
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(120)
  reason?: string;

  /** Dates that stay free of the block because of a conflict. */
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(MAX_BLOCKS)
  @ValidateNested({ each: true })
  @Type(() => LeftOutDto)
  leaveOut?: LeftOutDto[];
}

export class RemoveBlocksDto {
  /** The id of the block that is being changed. */
  @Matches(/^[1-9]\d{0,17}$/)
  blockId: string;

  /** Only the date of that block, this and later ones, or all that have not begun. */
  @IsIn(dateScopes)
  dates: (typeof dateScopes)[number];

  /** Only the team member of that block, or all. */
  @IsIn(peopleScopes)
  people: (typeof peopleScopes)[number];
}

export class ChangeBlocksDto extends RemoveBlocksDto {
  /** The new start of that block; others get the same time of day on their own dates. */
  @IfGiven()
  @IsInstant()
  startsAt?: string;

  @IfGiven()
  @IsInstant()
  endsAt?: string;

  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(120)
  reason?: string;

  /** Moves one team member's blocks to another. */
  @IfGiven()
  @Id()
  staffId?: string;

  /** Blocks that stay unchanged, because of a conflict. */
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(MAX_BLOCKS)
  @ValidateNested({ each: true })
  @Type(() => LeftOutDto)
  leaveOut?: LeftOutDto[];
}
