import { useState, type ComponentType } from 'react';
import styled from 'styled-components';
import type { Salon } from '../../api/models';
import { asProblem, type ProblemError } from '../../api/problem';
import { useApi } from '../../api/use-api';
import { localDay } from '../../lib/format-date';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { SelectField } from '../../ui/field';
import { StaleAlert } from '../../ui/stale-alert';
import { toast } from '../../ui/toaster';
import { peopleForAll } from './cart';
import { DeskRefusal } from './desk-refusal';
import type { Booking } from './models';
import { useBookingActions } from './mutations';
import { RefusalAlert } from './refusal-alert';
import { TimeByHand } from './time-by-hand';
import type { TimesProps } from './time-step';
import { bookingHasChanged, useSeenBooking } from './use-seen-booking';
import { visitWhen } from './visit-details';

const Whole = styled.div`
  display: grid;
  gap: var(--s-5);
`;
const DayName = styled.h3`
  font-size: var(--t-h3);
  line-height: 1.2;
`;
const Choice = styled.div`
  display: grid;
  gap: var(--s-3);

  @media (min-width: 640px) {
    grid-template-columns: minmax(0, 4fr) minmax(0, 5fr);
  }
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

/**
 * Another time for a visit, with the same picker it was booked with; the desk chooses the person too, and may type a
 * time by hand. The old time stays unless the new one is had.
 */
export function MoveDialog({
  booking: opened,
  salon,
  isAtDesk = false,
  onClose,
  TimePicker,
}: {
  booking: Booking;
  salon: Salon;
  /** The salon moves it, by its own rules. */
  isAtDesk?: boolean;
  onClose: () => void;
  TimePicker: ComponentType<TimesProps>;
}) {
  const { timeZone } = salon;
  const { moveBooking, forgetFreeTimes } = useBookingActions();
  const { booking, changes, isStale } = useSeenBooking({ booking: opened, changes: [] }, timeZone);
  const { data: staff = [] } = useApi(isAtDesk ? '/staff' : null);
  const [who, setWho] = useState('keep');
  const [day, setDay] = useState<string | null>(null);
  const [startsAt, setStartsAt] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemError | null>(null);

  const performers = [...new Set(booking.lines.map(({ staff }) => staff._id))];
  const names = [...new Set(booking.lines.map(({ staff }) => staff.name))].join(' and ');
  const others = peopleForAll(
    staff,
    booking.lines.map(({ serviceId }) => serviceId),
  ).filter(({ _id }) => performers.length > 1 || _id !== performers[0]);
  const staffName = who === 'keep' ? names : (others.find(({ _id }) => _id === who)?.name ?? null);

  const choose = (start: string | null, startDay: string | null) => {
    setStartsAt(start);
    setDay(startDay);
    setProblem(null);
  };
  const changePeople = (chosen: string) => {
    setWho(chosen);
    setStartsAt(null);
    setProblem(null);
  };
  const takeTime = (start: string) => choose(start, localDay(start, timeZone));
  const move = async (start: string, allowOutsideHours = false) => {
    setBusy(true);
    setProblem(null);
    try {
      const moved = await moveBooking(booking, { startsAt: start, who, allowOutsideHours });
      toast.success(`Moved to ${visitWhen(moved, timeZone)}.`);
      onClose();
    } catch (thrown) {
      const refused = asProblem(thrown);
      if (!isStale(thrown)) setProblem(refused);
      setBusy(false);
      if (refused.code === 'slot-taken') void forgetFreeTimes();
    }
  };

  return (
    <Dialog kind="wide" title="Move this visit" isOpen onClose={onClose}>
      <Whole>
        <StaleAlert title={bookingHasChanged} changes={changes}>
          {booking.can.move
            ? 'What you have chosen is still here. Move it if that still holds.'
            : 'It can no longer be moved.'}
        </StaleAlert>
        <p>
          Now: <strong>{visitWhen(booking, timeZone)}</strong>
          {isAtDesk && ` with ${names}`}. It stays as it is until the new time is yours.
        </p>
        {problem && isAtDesk && (
          <DeskRefusal
            problem={problem}
            title="This is not moved yet"
            timeZone={timeZone}
            anyway="Move it all the same"
            onTime={takeTime}
            onAnyway={() => startsAt && void move(startsAt, true)}
          />
        )}
        {problem && !isAtDesk && (
          <RefusalAlert problem={problem} wanted={startsAt} timeZone={timeZone} onTime={takeTime} />
        )}
        {isAtDesk && (
          <Choice>
            <SelectField
              label="With"
              value={who}
              error={problem?.fieldErrors['staffId']}
              onChange={(event) => changePeople(event.target.value)}
            >
              <option value="keep">{names}, as booked</option>
              <option value="any">Anyone</option>
              {others.map(({ _id, name }) => (
                <option key={_id} value={_id}>
                  {name}
                </option>
              ))}
            </SelectField>
            <TimeByHand
              timeZone={timeZone}
              day={day ?? ''}
              startsAt={startsAt}
              error={problem?.fieldErrors['startsAt']}
              onDay={(chosen) => choose(null, chosen)}
              onTime={(start) => choose(start, start ? localDay(start, timeZone) : day)}
            />
          </Choice>
        )}
        <TimePicker
          visit={{ bookingId: booking._id, who, isAtDesk }}
          salon={salon}
          staffName={staffName}
          day={day}
          startsAt={startsAt}
          onDay={(chosen) => choose(null, chosen)}
          onTime={choose}
          {...(who !== 'any' && { onAnyone: () => changePeople('any') })}
          heading={(dayName) => <DayName>{dayName ?? 'Choose a time'}</DayName>}
        >
          {!isAtDesk && (
            <Button variant="ghost" size="small" onClick={() => changePeople(who === 'any' ? 'keep' : 'any')}>
              {who === 'any' ? `Only with ${names}` : 'With anyone'}
            </Button>
          )}
        </TimePicker>
        <Ways>
          <Button variant="ghost" size="small" onClick={onClose}>
            Keep the old time
          </Button>
          <Button
            size="small"
            disabled={!startsAt || !booking.can.move}
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
