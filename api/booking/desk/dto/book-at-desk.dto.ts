import { Type } from 'class-transformer';
import { IsBoolean, IsDefined, IsObject, IsString, MaxLength, ValidateNested } from 'class-validator';
import { DeskClientDto } from '../../../people/clients/dto/desk-client.dto.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { BookingRequestDto } from '../../booking-records/dto/booking-request.dto.js';

export class BookAtDeskDto extends BookingRequestDto {
  @IsDefined()
  @IsObject()
  @ValidateNested()
  @Type(() => DeskClientDto)
  client: DeskClientDto;

  /** A note to the salon. */
  @IfGiven()
  @IsString()
  @MaxLength(1000)
  note?: string;

  /** Sends the client a confirmation, if they have an email address. Default: true. */
  @IfGiven()
  @IsBoolean()
  sendLetter?: boolean;

  /** Allows a time outside the team member's working hours. */
  @IfGiven()
  @IsBoolean()
  allowOutsideHours?: boolean;
}
