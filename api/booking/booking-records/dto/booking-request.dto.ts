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

  /** Null or left out: anyone. */
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
