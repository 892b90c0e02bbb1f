import { useLocation, useNavigate } from 'react-router-dom';
import { parseNewBooking, withNewBooking, type BookingAddress } from './address';
import { DRAWER_ID } from './drawer-id';

/** State of the history entry that opened the drawer: going back from it closes the drawer again. */
export interface DrawerState {
  opensDrawer?: boolean;
  closesDrawer?: boolean;
}

/** The new booking beside the page, by its address. */
export function useNewBooking() {
  const location = useLocation();
  const { search } = location;
  const navigate = useNavigate();
  const shown = parseNewBooking(search);
  return {
    /** Null while none is open. */
    shown,
    /**
     * Opens a new booking, or fills in the one that is open.
     *
     * @param replaces true in a dialog: the booking takes the place of its history entry
     */
    open: (wanted: Partial<BookingAddress> = {}, { replaces = false } = {}) => {
      const isEmpty = Object.values(wanted).every((part) => part === null);
      if (shown && isEmpty) return document.getElementById(DRAWER_ID)?.focus();
      const next = { clientId: null, startsAt: null, staffId: null, ...shown, ...wanted };
      const opened: DrawerState = { opensDrawer: true };
      void navigate(
        { search: withNewBooking(search, next) },
        shown ? { replace: true, state: location.state as unknown } : { replace: replaces, state: opened },
      );
    },
  };
}
