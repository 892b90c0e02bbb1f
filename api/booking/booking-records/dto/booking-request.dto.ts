import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsOptional,
  ValidateNested,
} from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { IsInstant } from '../../../common/validation/is-instant.js';

export class BookingLineDto {
  @Id()
  serviceId: string;

  /** Null or omitted: anyone. */
  @IsOptional()
  @Id()
  staffId?: string | null;

  @IfGiven()
  @IsArray()
  @ArrayMaxSize(10)
  @ArrayUnique()
  @Id({ each: true })
  addOnIds?: string[];
}

/** The services and the start of a booking. */
export class BookingRequestDto {
  /** One to five services, in order. */
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
