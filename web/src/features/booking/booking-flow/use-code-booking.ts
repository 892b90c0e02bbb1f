import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from '../../../api/use-session';
import type { SentCode } from '../../own/auth/code-calls';
import type { Draft, KeptHold } from './flow-storage';

/** The form of the last step, whose button is elsewhere: in the summary. */
export const CONFIRM_FORM_ID = 'confirm-booking';
export const CODE_FORM_ID = 'enter-code';

/** A booking that waits for a code. */
interface WaitingBooking {
  sent: SentCode;
  draft: Draft;
  /** The terms on the screen when the code was requested. Entering the code agrees only to those. */
  agreed: KeptHold | null;
}

/**
 * Books as soon as the person who asked for the code is logged in: by entering it here, or through the link in their
 * email, in another tab of this browser.
 */
export function useCodeBooking(
  hold: KeptHold | null,
  book: (draft: Draft, agreed: KeptHold | null) => Promise<void>,
) {
  const session = useSession();
  const [waiting, setWaiting] = useState<WaitingBooking | null>(null);
  const begun = useRef<WaitingBooking | null>(null);

  const signedIn = session.status === 'signed-in' ? session.user.email : null;
  const start = useEffectEvent((booking: WaitingBooking) => {
    // The failure and a retry are on the screen.
    book(booking.draft, booking.agreed).catch(() => undefined);
  });
  useEffect(() => {
    if (!waiting || signedIn?.toLowerCase() !== waiting.sent.email.toLowerCase()) return;
    if (begun.current?.draft === waiting.draft) return;
    begun.current = waiting;
    start(waiting);
  }, [waiting, signedIn]);

  return {
    sent: session.status === 'signed-out' ? (waiting?.sent ?? null) : null,
    /** Waits for the sent code; another one for the same booking replaces it. */
    wait: (sent: SentCode, draft: Draft) => setWaiting({ sent, draft, agreed: hold }),
    sentAgain: (sent: SentCode) => setWaiting((before) => before && { ...before, sent }),
    stop: () => setWaiting(null),
  };
}

export type CodeBooking = ReturnType<typeof useCodeBooking>;
