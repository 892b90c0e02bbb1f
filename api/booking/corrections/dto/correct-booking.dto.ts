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
  /** The id of an existing line, whose omitted fields stay as agreed. Default: an additional line at today's terms. */
  @IfGiven()
  @Id()
  _id?: string;

  /**
   * For the desk: its duration for the client in minutes, a multiple of five. Default: as agreed, or the team member's
   * own.
   */
  @IfGiven()
  @IsInt()
  @IsDivisibleBy(5)
  @Min(5)
  @Max(720)
  minutes?: number;

  /**
   * The agreed price, add-ons included; only for people who can change everyone's bookings. Default: the usual price.
   */
  @IfGiven()
  @IsAmount({ min: 0, limit: 'price' })
  price?: number;
}

/** The corrected booking. Omitted fields stay unchanged. */
export class PreviewCorrectionDto {
  /** One to five services, in order; omitted ones are removed from the booking. */
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
  /** The reason for an agreed price; required for one. Clients never see it. */
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(200)
  priceReason?: string;

  /** The client; only for people who can change everyone's bookings. */
  @IfGiven()
  @IsObject()
  @ValidateNested()
  @Type(() => DeskClientDto)
  client?: DeskClientDto;

  /** For the desk: a note to the salon. */
  @IfGiven()
  @IsString()
  @MaxLength(1000)
  note?: string;

  /**
   * The terms that the caller saw. If the price or the end would differ: 409 `terms-changed` with the new terms.
   * Without it, the agreed price and end count as seen.
   */
  @IfGiven()
  @ValidateNested()
  @Type(() => ShownTermsDto)
  shown?: ShownTermsDto;

  /** For the desk: allows a time outside the team member's working hours. */
  @IfGiven()
  @IsBoolean()
  allowOutsideHours?: boolean;
}

export class ReinstateBookingDto extends PickType(NotifyClientDto, ['version', 'sendLetter']) {
  /** Allows a time outside the team member's working hours. */
  @IfGiven()
  @IsBoolean()
  allowOutsideHours?: boolean;
}
