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
import { ApiProperty, OmitType } from '@nestjs/swagger';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { IsInstant } from '../../../common/validation/is-instant.js';
import { IsLocalDate } from '../../../common/validation/is-local-date.js';
import { DeskClientDto } from '../../../people/clients/dto/desk-client.dto.js';
import { MAX_DATES } from '../domain/series-dates.js';
import { SeriesRequestDto } from './preview-series.dto.js';

export class DateChangeDto {
  /** The planned day in the series. */
  @IsLocalDate()
  day: string;

  /**
   * The replacement: an instant, ISO 8601. Null books nothing; when a series moves, null leaves the booking where it
   * is.
   */
  @ApiProperty({ type: String, nullable: true })
  @ValidateIf(({ startsAt }: DateChangeDto) => startsAt !== null)
  @IsInstant()
  startsAt: string | null;
}

/** A known client, by id, or the details given on the phone. A walk-in without details can't have a series. */
export class SeriesClientDto extends OmitType(DeskClientDto, ['isWalkIn']) {}

export class MakeSeriesDto extends SeriesRequestDto {
  @IsDefined()
  @IsObject()
  @ValidateNested()
  @Type(() => SeriesClientDto)
  client: SeriesClientDto;

  /** The solution for each date that is not free. */
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(MAX_DATES)
  @ArrayUnique(({ day }: DateChangeDto) => day)
  @ValidateNested({ each: true })
  @Type(() => DateChangeDto)
  changes?: DateChangeDto[];

  /** A note to the salon, shown with each of the bookings. */
  @IfGiven()
  @IsString()
  @MaxLength(1000)
  note?: string;

  /** Sends the client one confirmation of all dates, if they have an email address. Default: true. */
  @IfGiven()
  @IsBoolean()
  sendLetter?: boolean;
}
