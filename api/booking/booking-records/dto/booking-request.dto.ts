import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsOptional,
  IsUUID,
  ValidateNested,
} from 'class-validator';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { IsInstant } from '../../../common/validation/is-instant.js';

export class BookingLineDto {
  @IsUUID()
  serviceId: string;

  /** Null or left out: anyone. */
  @IsOptional()
  @IsUUID()
  staffId?: string | null;

  @IfGiven()
  @IsArray()
  @ArrayMaxSize(10)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  addOnIds?: string[];
}

/** What a booking is made of and when it starts. */
export class BookingRequestDto {
  /** One to five services in the order in which they are done. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(5)
  @ValidateNested({ each: true })
  @Type(() => BookingLineDto)
  lines: BookingLineDto[];

  /** Instant, ISO 8601. */
  @IsInstant()
  startsAt: string;
}
