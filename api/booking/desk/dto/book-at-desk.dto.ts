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

  /** What the salon should know. */
  @IfGiven()
  @IsString()
  @MaxLength(1000)
  note?: string;

  /** Whether to send the client a confirmation, if they have an email address. Left out: yes. */
  @IfGiven()
  @IsBoolean()
  sendLetter?: boolean;

  /** Allow a time at which the team member doesn't work. */
  @IfGiven()
  @IsBoolean()
  allowOutsideHours?: boolean;
}
