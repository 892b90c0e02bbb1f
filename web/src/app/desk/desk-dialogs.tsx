import { useApi } from '../../api/use-api';
import { useSalon } from '../../api/use-salon';
import { BookingById } from '../../features/desk/desk-bookings/booking-by-id';
import { MoveDialog } from '../../features/desk/desk-bookings/move-dialog';

/** The dialog open on top of any page. */
export type DeskDialog = { kind: 'booking' | 'move'; bookingId: string };

interface Props {
  dialog: DeskDialog;
  onOpen: (dialog: DeskDialog) => void;
  onClose: () => void;
}

/** A booking found by searching, on every page of the desk. */
export function DeskDialogs({ dialog, onOpen, onClose }: Props) {
  switch (dialog.kind) {
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
