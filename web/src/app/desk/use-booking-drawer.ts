import { useEffect, useEffectEvent, useState } from 'react';
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
  const [kept, setKept] = useState({ key, booking: inAddress });
  let { booking } = kept;
  if (kept.key !== key) {
    const isBack = way === 'POP' && !state.closesDrawer;
    const isLeft = state.closesDrawer === true || (isBack && unsaved.size === 0);
    booking = inAddress ?? (isLeft ? null : kept.booking);
    setKept({ key, booking });
    if (isBack && !inAddress && booking) setAsking(true);
  }

  // Pages write their own addresses, without what is beside them.
  const isMissing = booking !== null && inAddress === null;
  const restore = useEffectEvent(() => {
    const to = { pathname, search: withNewBooking(search, booking), hash };
    const isBack = way === 'POP';
    const opened: DrawerState = { ...state, opensDrawer: isBack };
    void navigate(to, { replace: !isBack, state: opened });
  });
  useEffect(() => {
    if (isMissing) restore();
  }, [isMissing, key]);

  useEffect(() => {
    if (booking === null) return;
    const askBrowser = (event: BeforeUnloadEvent) => {
      if (unsaved.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', askBrowser);
    return () => window.removeEventListener('beforeunload', askBrowser);
  }, [booking, unsaved]);

  const leave = () => {
    unsaved.clear();
    setAsking(false);
    if (state.opensDrawer) return void navigate(-1);
    const closed: DrawerState = { closesDrawer: true };
    void navigate({ pathname, search: withNewBooking(search, null), hash }, { replace: true, state: closed });
  };
  return {
    /** Null without one. */
    booking,
    unsaved,
    close: () => (unsaved.size > 0 ? setAsking(true) : leave()),
    leave,
    isAsking,
    stay: () => setAsking(false),
  };
}
