import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { parseNewBooking, withNewBooking } from '../../features/desk/new-booking/address';
import type { DrawerState } from '../../features/desk/new-booking/use-new-booking';
import type { UnsavedForms } from '../../ui/unsaved';

/**
 * The new booking next to the page, from its address. It stays while the page changes or gives way to another;
 * Back and `close` end it, and ask first if something was entered.
 */
export function useBookingDrawer({ mayBook }: { mayBook: boolean }) {
  const location = useLocation();
  const navigate = useNavigate();
  const way = useNavigationType();
  const [unsaved] = useState<UnsavedForms>(() => new Set());
  /** The action that runs once the user agrees to discard their input; null while nothing is asked. */
  const [asked, setAsked] = useState<{ act: () => unknown } | null>(null);
  // After a booking is made, the page next to it may be out of date.
  const latest = useRef(() => {});
  const leave = () => latest.current();
  const { pathname, search, hash, key } = location;
  const state = (location.state ?? {}) as DrawerState;
  const inAddress = mayBook ? parseNewBooking(search) : null;
  const [kept, setKept] = useState({ key, booking: inAddress, filledIn: state.filledIn });
  let { booking, filledIn } = kept;
  if (kept.key !== key) {
    const isBack = way === 'POP';
    const isLeft = unsaved.size === 0 && (isBack || state.closesDrawer === true);
    booking = inAddress ?? (isLeft ? null : kept.booking);
    // Going back fills in nothing: the client may have been told another time since.
    if (!isBack) filledIn = state.filledIn ?? filledIn;
    setKept({ key, booking, filledIn });
    if (isBack && !inAddress && booking) setAsked({ act: leave });
  }

  // Pages write their own addresses, without the drawer's part.
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
    setAsked(null);
    if (state.opensDrawer) return void navigate(-1);
    const closed: DrawerState = { closesDrawer: true };
    void navigate({ pathname, search: withNewBooking(search, null), hash }, { replace: true, state: closed });
  };
  useLayoutEffect(() => {
    latest.current = leaveHere;
  });
  const before = (act: () => unknown) => (unsaved.size > 0 ? setAsked({ act }) : void act());
  return {
    /** Null without one. */
    booking,
    /** Changes when a free time was pressed in the diary. */
    filledIn,
    unsaved,
    close: () => before(leave),
    /** Runs what ends this page, such as logging out: at once, or after asking if something was entered. */
    before,
    leave,
    isAsking: asked !== null,
    stay: () => setAsked(null),
    /** Continues with the action that the question interrupted, without the entered text. */
    discard: () => {
      unsaved.clear();
      void asked?.act();
    },
  };
}
