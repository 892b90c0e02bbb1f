import type { Salon } from '../../../api/models';
import { RebookDialog } from '../rebooking/rebook-dialog';
import { CancelDialog } from '../bookings/cancel-dialog';
import type { Booking } from '../bookings/models';
import { MoveDialog } from './move-dialog';
import { ServicesDialog } from './services-dialog';

/** The action about to be taken. */
export interface Change {
  verb: 'move' | 'correct' | 'cancel' | 'again';
  booking: Booking;
}

const dialogs = { move: MoveDialog, correct: ServicesDialog, cancel: CancelDialog, again: RebookDialog };

/** Moves, corrects, cancels or repeats one of the client's bookings. */
export function ChangeDialog({
  change: { verb, booking },
  salon,
  onClose,
}: {
  change: Change;
  salon: Salon;
  onClose: () => void;
}) {
  const Dialog = dialogs[verb];
  return <Dialog booking={booking} salon={salon} onClose={onClose} />;
}
