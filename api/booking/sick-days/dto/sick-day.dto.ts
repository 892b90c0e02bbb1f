import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsDefined,
  IsIn,
  IsInt,
  IsObject,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { IsInstant } from '../../../common/validation/is-instant.js';
import { Trimmed } from '../../../common/validation/trimmed.decorator.js';

export class LineTakenOverDto {
  @Id()
  lineId: string;

  /** The team member for the offer; with another time possibly the same. */
  @Id()
  staffId: string;
}

/** Another time or other people for one booking, as it was proposed. */
export class TimeOfferDto {
  /** The new start: an instant, ISO 8601. The current start to keep the time with other team members. */
  @IsInstant()
  startsAt: string;

  /** The team members who take over the lines of the sick team member; the other lines stay with their team members. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(20)
  @ArrayUnique(({ lineId }: LineTakenOverDto) => lineId)
  @ValidateNested({ each: true })
  @Type(() => LineTakenOverDto)
  people: LineTakenOverDto[];
}

export class HoldOfferDto {
  /** The version of the booking that the caller saw. */
  @IsInt()
  @Min(1)
  @Max(2_000_000_000)
  version: number;

  /** The offer to the client. */
  @IsDefined()
  @IsObject()
  @ValidateNested()
  @Type(() => TimeOfferDto)
  offer: TimeOfferDto;
}

export class RearrangeDto {
  /** The sick team member. */
  @Id()
  staffId: string;

  /** The version of the booking that the caller saw. */
  @IsInt()
  @Min(1)
  @Max(2_000_000_000)
  version: number;

  /** Give it another time or colleagues, or cancel it. */
  @IsIn(['rearrange', 'cancel'])
  verb: 'rearrange' | 'cancel';

  /** The new time or team members; required unless it is cancelled. */
  @ValidateIf(({ verb }: RearrangeDto) => verb === 'rearrange')
  @IsDefined()
  @IsObject()
  @ValidateNested()
  @Type(() => TimeOfferDto)
  offer?: TimeOfferDto;

  /** Added to the email when it is cancelled. */
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(500)
  message?: string;

  /** True if the client has agreed on the phone and need not be called. */
  @IfGiven()
  @IsBoolean()
  isAgreed?: boolean;
}

export class CalledDto {
  @IsBoolean()
  called: boolean;
}
