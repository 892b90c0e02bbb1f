import type { Salon } from '../../../api/models';
import { CancelDialog } from '../bookings/cancel-dialog';
import type { Booking } from '../bookings/models';
import { MoveDialog } from './move-dialog';

/** The actions of booking links in emails. */
export type LinkedVerb = 'move' | 'cancel';

/** Moves or cancels a booking through a link in an email. */
export function LinkedChangeDialog({
  verb,
  onChanged,
  ...dialog
}: {
  booking: Booking;
  salon: Salon;
  verb: LinkedVerb;
  link: string;
  onChanged: (booking: Booking) => void;
  onEnded: () => void;
  onClose: () => void;
}) {
  return verb === 'move' ? (
    <MoveDialog {...dialog} onMoved={onChanged} />
  ) : (
    <CancelDialog {...dialog} onCancelled={onChanged} />
  );
}
