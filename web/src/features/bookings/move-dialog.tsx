import { useState, type ComponentType } from 'react';
import styled from 'styled-components';
import type { Salon } from '../../api/models';
import { asProblem, type ProblemError } from '../../api/problem';
import { localDay } from '../../lib/format-date';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { toast } from '../../ui/toaster';
import type { Booking } from './models';
import { useBookingActions } from './mutations';
import { RefusalAlert } from './refusal-alert';
import type { TimesProps } from './time-step';
import { visitWhen } from './visit-details';

const Whole = styled.div`
  display: grid;
  gap: var(--s-5);
`;
const DayName = styled.h3`
  font-size: var(--t-h3);
  line-height: 1.2;
`;
const Ways = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--s-3);
  margin: 0 calc(-1 * var(--s-5)) calc(-1 * var(--s-5));
  padding: var(--s-3) var(--s-5);
  border-top: 1px solid var(--border);
  background: var(--surface);
`;

/** Another time for a visit, with the same picker it was booked with. The old time stays unless the new one is had. */
export function MoveDialog({
  booking,
  salon,
  onClose,
  TimePicker,
}: {
  booking: Booking;
  salon: Salon;
  onClose: () => void;
  TimePicker: ComponentType<TimesProps>;
}) {
  const { moveBooking, forgetFreeTimes } = useBookingActions();
  const [withAnyone, setWithAnyone] = useState(false);
  const [day, setDay] = useState<string | null>(null);
  const [startsAt, setStartsAt] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const people = [...new Set(booking.lines.map(({ staff }) => staff.name))];

  const choose = (start: string, startDay: string) => {
    setStartsAt(start);
    setDay(startDay);
    setProblem(null);
  };
  const changePeople = () => {
    setWithAnyone(!withAnyone);
    setStartsAt(null);
  };
  const move = async (start: string) => {
    setBusy(true);
    setProblem(null);
    try {
      const moved = await moveBooking(booking._id, start, withAnyone ? 'any' : 'keep');
      toast.success(`Moved to ${visitWhen(moved, salon.timeZone)}.`);
      onClose();
    } catch (thrown) {
      const refused = asProblem(thrown);
      setProblem(refused);
      setBusy(false);
      if (refused.code === 'slot-taken') void forgetFreeTimes();
    }
  };

  return (
    <Dialog kind="wide" title="Move this visit" isOpen onClose={onClose}>
      <Whole>
        <p>
          Now: <strong>{visitWhen(booking, salon.timeZone)}</strong>. It stays as it is until the new time is
          yours.
        </p>
        {problem && (
          <RefusalAlert
            problem={problem}
            wanted={startsAt}
            timeZone={salon.timeZone}
            onTime={(start) => choose(start, localDay(start, salon.timeZone))}
          />
        )}
        <TimePicker
          visit={{ bookingId: booking._id, withAnyone }}
          salon={salon}
          staffName={withAnyone ? null : people.join(' and ')}
          day={day}
          startsAt={startsAt}
          onDay={(chosen) => {
            setDay(chosen);
            setStartsAt(null);
          }}
          onTime={choose}
          {...(!withAnyone && { onAnyone: changePeople })}
          heading={(dayName) => <DayName>{dayName ?? 'Choose a time'}</DayName>}
        >
          <Button variant="ghost" size="small" onClick={changePeople} aria-pressed={withAnyone}>
            {withAnyone ? `Only with ${people.join(' and ')}` : 'With anyone'}
          </Button>
        </TimePicker>
        <Ways>
          <Button variant="ghost" size="small" onClick={onClose}>
            Keep the old time
          </Button>
          <Button
            size="small"
            disabled={!startsAt}
            isBusy={isBusy}
            onClick={() => startsAt && void move(startsAt)}
          >
            Move it
          </Button>
        </Ways>
      </Whole>
    </Dialog>
  );
}
