import { useState } from 'react';
import { isTimeGone } from '../../../api/alternatives-of';
import { isLinkEnded, linkHeader } from '../../../api/booking-link';
import { asProblem, type ProblemError } from '../../../api/problem';
import { useApi } from '../../../api/use-api';
import { useRefresh } from '../../../api/use-refresh';
import { localDay } from '../../../lib/local-day';
import { toast } from '../../../ui/toast';
import { announceTold } from '../client-news/told';
import { useNotifyClient } from '../client-news/use-notify-client';
import { bookingWhen } from '../bookings/booking-lines';
import type { Booking } from '../bookings/models';
import { type PriceChoice, staffChoiceOf, useBookingActions } from '../bookings/mutations';
import { namesOf } from './move-terms-text';
import { useBookingTexts } from '../bookings/use-booking-texts';
import { useCurrentBooking } from '../bookings/use-current-booking';
import { useMoveBack } from './use-move-back';

/** The state of moving a booking: its new people and time, and why the last attempt failed. */
export function useMoveBooking(
  opened: Booking,
  {
    timeZone,
    isAtDesk,
    link,
    onMoved,
    onEnded,
  }: {
    timeZone: string;
    isAtDesk: boolean;
    /** The secret of a booking link, for a client who is not logged in. */
    link?: string | undefined;
    onMoved: (moved: Booking) => void;
    /** The link has ended in the meantime, perhaps by an earlier press whose answer was lost. */
    onEnded?: (() => void) | undefined;
  },
) {
  const texts = useBookingTexts();
  const { words, formats } = texts;
  const { moveBooking } = useBookingActions();
  const refresh = useRefresh();
  const { booking, changes, isStale } = useCurrentBooking({ booking: opened, changes: [] }, timeZone, link);
  const [staff, setStaff] = useState('keep');
  const [day, setDay] = useState<string | null>(null);
  const [startsAt, setStartsAt] = useState<string | null>(null);
  const [price, setPrice] = useState<PriceChoice>('agreed');
  const [notifies, setNotifies] = useNotifyClient();
  const moveBack = useMoveBack(timeZone);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const preview = useApi(
    startsAt ? '/bookings/{id}/move' : null,
    {
      params: {
        path: { id: booking._id },
        query: { startsAt: startsAt ?? '', ...staffChoiceOf(staff), ...(isAtDesk && { price }) },
        ...linkHeader(link),
      },
    },
    { revalidateOnFocus: false },
  );

  const chooseTime = (start: string | null, startDay: string | null) => {
    setStartsAt(start);
    setDay(startDay);
    setProblem(null);
  };
  return {
    /** The current booking, even if someone has changed it since the dialog was opened. */
    booking,
    changes,
    /** "Ana and Bea": its current team members. */
    bookedNames: namesOf(formats, booking),
    /** `keep` for the current team members, `any` for anyone, or a team member's id. */
    staff,
    day,
    startsAt,
    /** The booking after the move; undefined until known. */
    preview: preview.data,
    /** A time is chosen, and its effects are shown or unavailable. */
    isReady: startsAt !== null && !preview.isLoading,
    isAtDesk,
    /** For the desk: true to email the client. */
    notifies,
    setNotifies,
    price,
    choosePrice: setPrice,
    isBusy,
    /** The problem of the last attempt, or the reason why the chosen time is unavailable. */
    problem: problem ?? preview.error ?? null,
    chooseTime,
    chooseDay: (chosen: string) => chooseTime(null, chosen),
    /** Chooses an alternative to a refused time. */
    chooseAlternative: (start: string) => chooseTime(start, localDay(start, timeZone)),
    chooseStaff: (chosen: string) => {
      setStaff(chosen);
      setPrice('agreed');
      setStartsAt(null);
      setProblem(null);
    },
    move: async ({ allowOutsideHours = false } = {}) => {
      if (!startsAt) return;
      setBusy(true);
      setProblem(null);
      try {
        const moved = await moveBooking(booking, {
          atDesk: isAtDesk ? { notifies } : undefined,
          startsAt,
          staff,
          allowOutsideHours,
          price: isAtDesk ? price : undefined,
          shown: preview.data,
          link,
        });
        const sentence = words.movedTo({ when: bookingWhen(texts, moved, timeZone) });
        const undo = { label: words.undo(), run: () => void moveBack(booking, moved, notifies) };
        if (isAtDesk) announceTold(words, sentence, { news: moved.news, notifies }, undo);
        else toast.success(sentence);
        onMoved(moved);
      } catch (thrown) {
        if (onEnded && isLinkEnded(thrown)) return onEnded();
        const refused = asProblem(thrown);
        if (!isStale(thrown)) setProblem(refused);
        setBusy(false);
        if (refused.code === 'terms-changed') void preview.mutate();
        if (isTimeGone(refused)) void refresh('/availability/**');
      }
    },
  };
}
