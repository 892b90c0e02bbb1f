import { useApi } from '../../api/use-api';
import { useSalon } from '../../api/use-salon';
import { BookingById } from '../../features/desk/desk-bookings/booking-by-id';
import { MoveDialog } from '../../features/desk/desk-bookings/move-dialog';
import { NewBookingDialog } from '../../features/desk/desk-bookings/new-booking-dialog';
import { NewBooking } from './new-booking';

/** The dialog open on top of any page. */
export type DeskDialog =
  | { kind: 'book'; clientId?: string }
  | { kind: 'booking'; bookingId: string }
  | { kind: 'move'; bookingId: string };

interface Props {
  dialog: DeskDialog;
  onOpen: (dialog: DeskDialog) => void;
  onClose: () => void;
}

/** A new booking, or one found by searching, on every page of the desk. */
export function DeskDialogs({ dialog, onOpen, onClose }: Props) {
  switch (dialog.kind) {
    case 'book':
      return dialog.clientId === undefined ? (
        <NewBooking onClose={onClose} />
      ) : (
        <NewBookingDialog clientId={dialog.clientId} onClose={onClose} />
      );
    case 'booking':
      return (
        <BookingById
          bookingId={dialog.bookingId}
          onMove={() => onOpen({ kind: 'move', bookingId: dialog.bookingId })}
          onClose={onClose}
        />
      );
    case 'move':
      return <Move bookingId={dialog.bookingId} onClose={onClose} />;
  }
}

function Move({ bookingId, onClose }: { bookingId: string; onClose: () => void }) {
  const { data: salon } = useSalon();
  const { data: booking } = useApi('/bookings/{id}', { params: { path: { id: bookingId } } });
  return booking && salon ? <MoveDialog booking={booking} salon={salon} onClose={onClose} /> : null;
}
