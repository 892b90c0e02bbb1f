import { Id } from '../../../common/validation/id.decorator.js';
import { BookingRequestDto } from '../../booking-records/dto/booking-request.dto.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';

export class HoldTimeDto extends BookingRequestDto {
  /** The person it is for, if the caller looks after them; left out, it is for the caller. */
  @IfGiven()
  @Id()
  personId?: string;

  /**
   * A secret id chosen by the caller; created by the server if omitted. An existing hold with this id is released in
   * the same step, so that a retry after a lost response doesn't conflict with the caller's own hold.
   */
  @IfGiven()
  @Id()
  holdId?: string;
}
