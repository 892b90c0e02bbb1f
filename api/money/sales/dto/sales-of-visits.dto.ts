import { ArrayMaxSize, IsArray, IsUUID } from 'class-validator';

const MAX_VISITS = 500;

export class SalesOfVisitsDto {
  /** Bookings on somebody's screen. */
  @IsArray()
  @ArrayMaxSize(MAX_VISITS)
  @IsUUID(undefined, { each: true })
  bookingIds: string[];
}
