import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsDefined,
  IsObject,
  IsString,
  MaxLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { IsInstant } from '../../../common/validation/is-instant.js';
import { IsLocalDate } from '../../../common/validation/is-local-date.js';
import { DeskClientDto } from '../../../people/clients/dto/desk-client.dto.js';
import { MAX_DATES } from '../domain/series-dates.js';
import { SeriesRequestDto } from './preview-series.dto.js';

export class DateChangeDto {
  /** The day that the series has. */
  @IsLocalDate()
  day: string;

  /** What is booked instead: an instant, ISO 8601. Null: nothing; of a series that moves, the booking stays where it is. */
  @ApiProperty({ type: String, nullable: true })
  @ValidateIf(({ startsAt }: DateChangeDto) => startsAt !== null)
  @IsInstant()
  startsAt: string | null;
}

export class MakeSeriesDto extends SeriesRequestDto {
  @IsDefined()
  @IsObject()
  @ValidateNested()
  @Type(() => DeskClientDto)
  client: DeskClientDto;

  /** What becomes of dates that are not free. */
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(MAX_DATES)
  @ArrayUnique(({ day }: DateChangeDto) => day)
  @ValidateNested({ each: true })
  @Type(() => DateChangeDto)
  changes?: DateChangeDto[];

  /** What the salon should know; it stands with each of the bookings. */
  @IfGiven()
  @IsString()
  @MaxLength(1000)
  note?: string;

  /** Whether to send the client one confirmation of all dates, if they have an email address. Left out: yes. */
  @IfGiven()
  @IsBoolean()
  sendLetter?: boolean;
}
