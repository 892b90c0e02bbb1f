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
  /** Every so many weeks of the salon’s calendar. */
  @IsInt()
  @Min(1)
  @Max(MAX_WEEKS)
  everyWeeks: number;

  /** On which weekdays: 1 is Monday, 7 is Sunday. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(7)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(7, { each: true })
  weekdays: number[];

  /** How many dates there are. Exactly one of this, `until` and `isOpenEnded`. */
  @IfGiven()
  @IsInt()
  @Min(1)
  @Max(MAX_BLOCKS)
  count?: number;

  /** The last local date of the salon on which there may be one. */
  @IfGiven()
  @IsLocalDate()
  until?: string;

  /**
   * Until further notice: up to a week after the last day that clients can book there are blocks, and more are added as days
   * pass. What is in the way on a new day stays, and is told in the news.
   */
  @IfGiven()
  @IsBoolean()
  isOpenEnded?: boolean;
}

export class PreviewBlocksDto {
  /** Whose time is blocked. */
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

  /** Left out: on that one day. */
  @IfGiven()
  @IsObject()
  @ValidateNested()
  @Type(() => RepeatBlocksDto)
  repeat?: RepeatBlocksDto;

  /**
   * For a whole team: leaves out those who don’t work that day or have time off. On a day on which no one works, such as that of a
   * party, everyone is blocked. Left out: only blocks that repeat keep to working days.
   */
  @IfGiven()
  @IsBoolean()
  atWork?: boolean;
}

export class LeftOutDto {
  @Id()
  staffId: string;

  /** The local date, as it was named among what is in the way. */
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

  /** Where nothing is blocked, because something is in the way. */
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(MAX_BLOCKS)
  @ValidateNested({ each: true })
  @Type(() => LeftOutDto)
  leaveOut?: LeftOutDto[];
}

export class RemoveBlocksDto {
  /** The id of the block from which the change is seen. */
  @Matches(/^[1-9]\d{0,17}$/)
  blockId: string;

  /** Only the date of that block, this and later ones, or all that have not begun. */
  @IsIn(dateScopes)
  dates: (typeof dateScopes)[number];

  /** Only the person of that block, or all. */
  @IsIn(peopleScopes)
  people: (typeof peopleScopes)[number];
}

export class ChangeBlocksDto extends RemoveBlocksDto {
  /** The new start of the block that is named; others get the same time of day on their own dates. */
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

  /** Gives the blocks of one person to another. */
  @IfGiven()
  @Id()
  staffId?: string;

  /** Those that stay as they are, because something is in the way. */
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(MAX_BLOCKS)
  @ValidateNested({ each: true })
  @Type(() => LeftOutDto)
  leaveOut?: LeftOutDto[];
}
