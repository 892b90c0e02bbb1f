import { useLocation, useNavigate } from 'react-router-dom';
import { randomId } from '../../../lib/random-id';
import { parseNewBooking, withNewBooking, type BookingAddress } from './address';
import { DRAWER_ID } from './drawer-id';

/** State of a history entry next to the drawer. */
export interface DrawerState {
  /** Set on the entry that opened it: going back from there closes it again. */
  opensDrawer?: boolean;
  closesDrawer?: boolean;
  /** A new id for each time pressed in the diary, which may be pressed twice. */
  filledIn?: string;
}

/** The new booking next to the page, by its address. */
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
      const { opensDrawer = false, filledIn } = (location.state ?? {}) as DrawerState;
      const state: DrawerState = {
        // A dialog's history entry comes after the one that opened the drawer.
        opensDrawer: shown ? opensDrawer && !replaces : true,
        filledIn: wanted.startsAt ? randomId() : filledIn,
      };
      void navigate({ search: withNewBooking(search, next) }, { replace: shown !== null || replaces, state });
    },
  };
}
