import { Id } from '../../../common/validation/id.decorator.js';
import { BookingRequestDto } from '../../booking-records/dto/booking-request.dto.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';

export class HoldTimeDto extends BookingRequestDto {
  /**
   * Chosen by the caller, and secret; if left out, the server makes one. A hold that already has it is released in the
   * same step, so that trying again after a lost answer doesn't run into the caller's own hold.
   */
  @IfGiven()
  @Id()
  holdId?: string;
}
