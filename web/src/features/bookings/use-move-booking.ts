import { useState } from 'react';
import { asProblem, type ProblemError } from '../../api/problem';
import { useRefresh } from '../../api/use-refresh';
import { localDay } from '../../lib/format-date';
import { toast } from '../../ui/toaster';
import { bookingWhen } from './booking-lines';
import type { Booking } from './models';
import { useBookingActions } from './mutations';
import { useCurrentBooking } from './use-current-booking';

/** A booking that is being moved: with whom and when it will be, and why the last try failed. */
export function useMoveBooking(opened: Booking, timeZone: string, onMoved: () => void) {
  const { moveBooking } = useBookingActions();
  const refresh = useRefresh();
  const { booking, changes, isStale } = useCurrentBooking({ booking: opened, changes: [] }, timeZone);
  const [staff, setStaff] = useState('keep');
  const [day, setDay] = useState<string | null>(null);
  const [startsAt, setStartsAt] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemError | null>(null);

  const chooseTime = (start: string | null, startDay: string | null) => {
    setStartsAt(start);
    setDay(startDay);
    setProblem(null);
  };
  return {
    /** As it is now, even when somebody else has changed it since the dialog was opened. */
    booking,
    changes,
    /** "Ana and Bea": those it is booked with. */
    bookedNames: [...new Set(booking.lines.map(({ staff: { name } }) => name))].join(' and '),
    /** `keep` for those it is booked with, `any` for anyone, or the id of a team member. */
    staff,
    day,
    startsAt,
    isBusy,
    problem,
    chooseTime,
    chooseDay: (chosen: string) => chooseTime(null, chosen),
    /** A time offered instead of one that was refused. */
    chooseAlternative: (start: string) => chooseTime(start, localDay(start, timeZone)),
    chooseStaff: (chosen: string) => {
      setStaff(chosen);
      setStartsAt(null);
      setProblem(null);
    },
    move: async ({ allowOutsideHours = false } = {}) => {
      if (!startsAt) return;
      setBusy(true);
      setProblem(null);
      try {
        const moved = await moveBooking(booking, { startsAt, staff, allowOutsideHours });
        toast.success(`Moved to ${bookingWhen(moved, timeZone)}.`);
        onMoved();
      } catch (thrown) {
        const refused = asProblem(thrown);
        if (!isStale(thrown)) setProblem(refused);
        setBusy(false);
        if (refused.code === 'slot-taken') void refresh('/availability/**');
      }
    },
  };
}
