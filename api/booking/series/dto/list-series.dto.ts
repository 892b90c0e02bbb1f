import { Id } from '../../../common/validation/id.decorator.js';

export class ListSeriesDto {
  /** The id of a booking. */
  @Id()
  booking: string;
}
