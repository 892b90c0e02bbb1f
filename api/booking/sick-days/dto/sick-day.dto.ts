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

  /** Who does it then; at another time perhaps the same person. */
  @Id()
  staffId: string;
}

/** Another time or other people for one booking, as it was proposed. */
export class TimeOfferDto {
  /** When the booking starts then: an instant, ISO 8601. Its own start for the same time with colleagues. */
  @IsInstant()
  startsAt: string;

  /** Who does the lines of whoever is ill; the other lines stay with whoever was to do them. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(20)
  @ArrayUnique(({ lineId }: LineTakenOverDto) => lineId)
  @ValidateNested({ each: true })
  @Type(() => LineTakenOverDto)
  people: LineTakenOverDto[];
}

export class HoldOfferDto {
  /** The version of the booking that was seen. */
  @IsInt()
  @Min(1)
  @Max(2_000_000_000)
  version: number;

  /** What the client is offered. */
  @IsDefined()
  @IsObject()
  @ValidateNested()
  @Type(() => TimeOfferDto)
  offer: TimeOfferDto;
}

export class RearrangeDto {
  /** Whose sick day it is. */
  @Id()
  staffId: string;

  /** The version of the booking that was seen. */
  @IsInt()
  @Min(1)
  @Max(2_000_000_000)
  version: number;

  /** Give it another time or colleagues, or cancel it. */
  @IsIn(['rearrange', 'cancel'])
  verb: 'rearrange' | 'cancel';

  /** Where it goes; needed unless it is cancelled. */
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

  /** The client has agreed on the telephone, and need not be called. */
  @IfGiven()
  @IsBoolean()
  isAgreed?: boolean;
}

export class CalledDto {
  @IsBoolean()
  called: boolean;
}
