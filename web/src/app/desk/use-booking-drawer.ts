import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { parseNewBooking, withNewBooking } from '../../features/desk/new-booking/address';
import type { DrawerState } from '../../features/desk/new-booking/use-new-booking';
import type { UnsavedForms } from '../../ui/unsaved';

/**
 * The new booking beside the page, from its address. It stays while the page changes or gives way to another; Back
 * and `close` end it, and ask first if something was entered.
 */
export function useBookingDrawer({ mayBook }: { mayBook: boolean }) {
  const location = useLocation();
  const navigate = useNavigate();
  const way = useNavigationType();
  const [unsaved] = useState<UnsavedForms>(() => new Set());
  const [isAsking, setAsking] = useState(false);
  const { pathname, search, hash, key } = location;
  const state = (location.state ?? {}) as DrawerState;
  const inAddress = mayBook ? parseNewBooking(search) : null;
  const [kept, setKept] = useState({ key, booking: inAddress, filledIn: state.filledIn });
  let { booking, filledIn } = kept;
  if (kept.key !== key) {
    const isBack = way === 'POP';
    const isLeft = isBack ? unsaved.size === 0 : state.closesDrawer === true;
    booking = inAddress ?? (isLeft ? null : kept.booking);
    // Going back fills in nothing: the client may have been told another time since.
    if (!isBack) filledIn = state.filledIn ?? filledIn;
    setKept({ key, booking, filledIn });
    if (isBack && !inAddress && booking) setAsking(true);
  }

  // Pages write their own addresses, without what is beside them.
  const isMissing = booking !== null && inAddress === null;
  const restore = useEffectEvent(() => {
    const to = { pathname, search: withNewBooking(search, booking), hash };
    const isBack = way === 'POP';
    const opened: DrawerState = { ...state, opensDrawer: isBack, closesDrawer: false, filledIn };
    void navigate(to, { replace: !isBack, state: opened });
  });
  // At once: a question that opens with it adds its history entry above this one.
  useLayoutEffect(() => {
    if (isMissing) restore();
  }, [isMissing, key]);

  const leaveHere = () => {
    unsaved.clear();
    setAsking(false);
    if (state.opensDrawer) return void navigate(-1);
    const closed: DrawerState = { closesDrawer: true };
    void navigate({ pathname, search: withNewBooking(search, null), hash }, { replace: true, state: closed });
  };
  // By the time that a booking is made, the page beside it may be another.
  const latest = useRef(leaveHere);
  useLayoutEffect(() => {
    latest.current = leaveHere;
  });
  const leave = () => latest.current();
  return {
    /** Null without one. */
    booking,
    /** Changes when a free time was pressed in the diary. */
    filledIn,
    unsaved,
    close: () => (unsaved.size > 0 ? setAsking(true) : leave()),
    leave,
    isAsking,
    stay: () => setAsking(false),
  };
}
