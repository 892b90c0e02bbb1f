import { toast } from '../../../ui/toast';
import type { BookingsWords } from '../../../words/types.gen';
import { clientName } from '../../booking/bookings/client-name';
import type { Booking } from '../../booking/bookings/models';
import { statusSentence } from '../../booking/bookings/status-badge';

/** Announces a booking's new status. */
export const announceStatus = (words: BookingsWords, marked: Booking): void =>
  toast.success(statusSentence(words, clientName(words, marked), marked.status));
