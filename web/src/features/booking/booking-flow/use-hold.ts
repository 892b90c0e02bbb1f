import { useCallback, useEffect, useRef, useState } from 'react';
import { asProblem } from '../../../api/problem';
import { keep, keptHold, keptHoldId, tellOtherTabs, type KeptHold } from './flow-storage';
import type { BookingRequest } from '../bookings/models';
import { claimHold, extendHold, placeHold, releaseHold, type ExtensionPurpose } from './hold-calls';

/** This tab's hold. At most one: a new one replaces it. */
export function useHold({ isSignedIn }: { isSignedIn: boolean }) {
  const [hold, setHold] = useState<KeptHold | null>(keptHold);
  // Two parts of a page may request the same hold at once (a click and the step that opens): they share one call.
  const underWay = useRef<{ request: string; call: Promise<KeptHold> } | null>(null);
  const latest = useRef(hold);
  // Until the server has released one, another may exceed the limit.
  const released = useRef<Promise<void>>(Promise.resolve());

  const take = useCallback((next: KeptHold | null) => {
    latest.current = next;
    keep('hold', next);
    if (next) tellOtherTabs(next);
    keep('holdId', next?.id ?? null);
    setHold(next);
  }, []);

  const claimed = isSignedIn && hold?.isVisitors ? hold.id : null;
  useEffect(() => {
    if (claimed !== null) void claimHold(claimed);
  }, [claimed]);

  /** Returns the current hold if it is for this exact booking, otherwise places one. */
  const place = useCallback(
    async (booking: BookingRequest): Promise<KeptHold> => {
      const request = JSON.stringify(booking);
      const current = latest.current;
      if (current?.request === request && current.expiresAtMs > Date.now()) return current;
      if (underWay.current?.request !== request) {
        underWay.current = {
          request,
          call: released.current.then(() =>
            placeHold(booking, { holdId: current?.id ?? keptHoldId(), isVisitors: !isSignedIn }),
          ),
        };
      }
      const { call } = underWay.current;
      try {
        const placed = await call;
        take(placed);
        return placed;
      } finally {
        if (underWay.current?.call === call) underWay.current = null;
      }
    },
    [take, isSignedIn],
  );

  /** Holds the same time again, at today's terms. The server replaces a hold that hasn't expired. */
  const renew = useCallback(
    (booking: BookingRequest): Promise<KeptHold> => {
      const id = latest.current?.id;
      take(null);
      if (id !== undefined) keep('holdId', id);
      return place(booking);
    },
    [place, take],
  );

  /** Extends the hold; if it has expired, tries to place a new one, which may have other terms. */
  const extend = useCallback(
    async (purpose: ExtensionPurpose = 'choice'): Promise<KeptHold | null> => {
      const current = latest.current;
      if (!current) return null;
      try {
        const extended = await extendHold(current, purpose);
        take(extended);
        return extended;
      } catch (thrown) {
        if (asProblem(thrown).status !== 404) throw thrown;
        take(null);
        return place(JSON.parse(current.request) as BookingRequest);
      }
    },
    [place, take],
  );

  /** Releases the time when the client changes the choice. */
  const release = useCallback(() => {
    if (latest.current) released.current = releaseHold(latest.current.id);
    take(null);
  }, [take]);

  return { hold, place, renew, extend, release };
}
