import { ArrayMaxSize, IsArray } from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';

const MAX_VISITS = 500;

export class SalesOfVisitsDto {
  /** The bookings on the caller's screen. */
  @IsArray()
  @ArrayMaxSize(MAX_VISITS)
  @Id({ each: true })
  bookingIds: string[];
}
