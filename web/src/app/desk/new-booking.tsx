import { useLocation } from 'react-router-dom';
import { parseDiaryAddress } from '../../features/desk/diary-model/address';
import { paths } from '../../lib/paths';
import { lazyDialogs } from '../../ui/lazy-dialogs';

const NewBookingDialog = lazyDialogs(() =>
  import('../../features/desk/desk-bookings/new-booking-dialog').then((part) => part.NewBookingDialog),
);

/** A new booking from any page; on the diary, on the day shown. */
export function NewBooking({ onClose }: { onClose: () => void }) {
  const { pathname, search } = useLocation();
  const shown = pathname === paths.dashboardDiary ? parseDiaryAddress(new URLSearchParams(search)).day : null;
  return <NewBookingDialog day={shown ?? undefined} onClose={onClose} />;
}
