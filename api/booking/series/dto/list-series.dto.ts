import { IsUUID } from 'class-validator';

export class ListSeriesDto {
  /** The id of a booking. */
  @IsUUID()
  booking: string;
}
