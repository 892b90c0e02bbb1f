import { IntersectionType, PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsDivisibleBy,
  IsInt,
  IsObject,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { BookingLineDto } from '../../booking-records/dto/booking-request.dto.js';
import { ShownTermsDto, NotifyClientDto } from '../../bookings/dto/change-booking.dto.js';
import { DeskClientDto } from '../../../people/clients/dto/desk-client.dto.js';
import { IsAmount } from '../../../common/validation/is-amount.decorator.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { IsInstant } from '../../../common/validation/is-instant.js';
import { Trimmed } from '../../../common/validation/trimmed.decorator.js';

export class CorrectedLineDto extends BookingLineDto {
  /** Of a line that the booking has: what is not said otherwise stays as agreed. Left out: a further line, at today's terms. */
  @IfGiven()
  @Id()
  _id?: string;

  /** For the desk: how long the client is there for it; a multiple of five. Left out: as agreed, or as the team member does it. */
  @IfGiven()
  @IsInt()
  @IsDivisibleBy(5)
  @Min(5)
  @Max(720)
  minutes?: number;

  /** For those who change everybody's bookings: the price that is agreed for it, with its add-ons. Left out: as planned. */
  @IfGiven()
  @IsAmount({ min: 0, limit: 'price' })
  price?: number;
}

/** What a booking should have been. What is left out stays as it is. */
export class PreviewCorrectionDto {
  /** One to five services in the order in which they are done; those that are left out are taken off the booking. */
  @IfGiven()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(5)
  @ValidateNested({ each: true })
  @Type(() => CorrectedLineDto)
  lines?: CorrectedLineDto[];

  /** For the desk: another start, an instant, ISO 8601. */
  @IfGiven()
  @IsInstant()
  startsAt?: string;
}

export class CorrectBookingDto extends IntersectionType(PreviewCorrectionDto, NotifyClientDto) {
  /** Why a price is agreed that is not the catalogue's: needed for one. The client never reads it. */
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(200)
  priceReason?: string;

  /** For those who change everybody's bookings: whom it is for. */
  @IfGiven()
  @IsObject()
  @ValidateNested()
  @Type(() => DeskClientDto)
  client?: DeskClientDto;

  /** For the desk: what the salon should know. */
  @IfGiven()
  @IsString()
  @MaxLength(1000)
  note?: string;

  /**
   * What the caller was shown. If it would cost or take something else: 409 `terms-changed` with what it would be. A client who
   * says nothing is taken to have been shown the price and the end that were agreed.
   */
  @IfGiven()
  @ValidateNested()
  @Type(() => ShownTermsDto)
  shown?: ShownTermsDto;

  /** For the desk: allow a time at which the team member doesn't work. */
  @IfGiven()
  @IsBoolean()
  allowOutsideHours?: boolean;
}

export class ReinstateBookingDto extends PickType(NotifyClientDto, ['version', 'sendLetter']) {
  /** Allow a time at which the team member doesn't work. */
  @IfGiven()
  @IsBoolean()
  allowOutsideHours?: boolean;
}
