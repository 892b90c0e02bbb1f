import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { StaffMember } from '../../../api/models';
import { localDay } from '../../../lib/local-day';
import { Unanswered } from '../../../ui/answered';
import { Avatar } from '../../../ui/avatar';
import { Icon } from '../../../ui/icon';
import { below } from '../../../ui/media';
import { Skeleton } from '../../../ui/skeleton';
import { Hint } from '../../../ui/text';
import { useFormats } from '../../../ui/use-formats';
import { availability } from '../../../words/availability.gen';
import { deskBookings } from '../../../words/desk-bookings.gen';
import { newBooking } from '../../../words/new-booking.gen';
import { useWords } from '../../../words/use-words';
import { roomWord } from '../../booking/availability/day-text';
import { WhyNot, type WayIn } from '../../booking/obstacles/why-not';
import { TypedTimeFields } from '../desk-bookings/typed-time-fields';
import { Face, Heading, QuietButton } from './parts';
import type { FreeTimes } from './use-free-times';

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-2);
`;
const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--s-2);

  button {
    display: grid;
    gap: 2px;
    padding: 6px 4px;
    border: 1px solid transparent;
    border-radius: var(--r-2);
    background: none;
    color: var(--text);
    font: 600 0.875rem / 18px var(--font-ui);
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  button:hover {
    background: var(--surface-2);
  }
  [aria-pressed='true'] {
    border-color: var(--text-2);
    background: var(--surface-3);
  }
  small {
    color: var(--text-2);
    font-weight: 400;
    font-size: var(--t-small);
  }
`;
const Starts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(88px, 1fr));
  gap: var(--s-2);
  max-height: 148px;
  overflow-y: auto;
  padding: 2px;

  button {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-height: 40px;
    padding: 4px 6px;
    border: 1px solid var(--border-strong);
    border-radius: var(--r-2);
    background: var(--surface);
    color: var(--text);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  button:hover {
    background: var(--surface-2);
  }
  button:focus-visible {
    border-radius: var(--r-2);
  }
  [aria-pressed='true'] {
    border-color: var(--text);
    background: var(--surface-3);
    box-shadow: inset 0 0 0 1px var(--text);
  }
  button > span + span {
    margin-inline-start: -14px;
    box-shadow: 0 0 0 2px var(--surface);
  }
  @media ${below('md')} {
    max-height: none;
  }
`;
const Typed = styled.div`
  input {
    min-height: 40px;
    padding-block: 6px;
  }
`;

/**
 * Choice of a time: today and the next two days in sight, any other day and time by typing, and the reason why a time
 * is not free.
 */
export function TimesPart({
  free,
  staff,
  timeZone,
  startsAt,
  error,
  onDay,
  onTime,
  onWayIn,
  children,
}: {
  free: FreeTimes;
  staff: readonly StaffMember[];
  timeZone: string;
  startsAt: string | null;
  error: string | undefined;
  onDay: (day: string) => void;
  onTime: (startsAt: string | null) => void;
  onWayIn: (way: WayIn) => void;
  /** Beside the heading. */
  children?: ReactNode;
}) {
  const words = useWords(deskBookings);
  return (
    <Part id="new-booking-time">
      <Heading>
        <h3>{words.time()}</h3>
        {children}
      </Heading>
      {free.wanted && <DayChoice free={free} onDay={onDay} />}
      <StartChoice free={free} staff={staff} timeZone={timeZone} startsAt={startsAt} onTime={onTime} />
      <Typed>
        <TypedTimeFields
          timeZone={timeZone}
          day={free.shown}
          startsAt={startsAt}
          error={error}
          onDay={onDay}
          onTime={onTime}
        />
      </Typed>
      {isTyped(free, startsAt) && (
        <WhyNot asked={free.wanted} startsAt={startsAt} timeZone={timeZone} onWayIn={onWayIn} />
      )}
    </Part>
  );
}

/** True for a time that is not among those shown. */
const isTyped = ({ times }: FreeTimes, startsAt: string | null): boolean =>
  startsAt !== null && times.data !== undefined && !times.data.starts.includes(startsAt);

function DayChoice({ free, onDay }: { free: FreeTimes; onDay: (day: string) => void }) {
  const own = useWords(newBooking);
  const rooms = useWords(availability);
  const { formatShortDay } = useFormats();
  return (
    <Days role="group" aria-label={own.days()}>
      {free.inSight.map((day) => {
        const room = free.roomOf(day);
        return (
          <button key={day} type="button" aria-pressed={day === free.shown} onClick={() => onDay(day)}>
            {day === free.today ? own.today() : formatShortDay(`${day}T12:00:00Z`, 'UTC')}
            <small>{room ? roomWord(rooms, room) : '…'}</small>
          </button>
        );
      })}
    </Days>
  );
}

/** The free times of the day, each with the face of who is free. */
function StartChoice({
  free: { wanted, times, staffAt, firstFree, shown },
  staff,
  timeZone,
  startsAt,
  onTime,
}: {
  free: FreeTimes;
  staff: readonly StaffMember[];
  timeZone: string;
  startsAt: string | null;
  onTime: (startsAt: string) => void;
}) {
  const words = useWords(deskBookings);
  const own = useWords(newBooking);
  const { formatTime, formatShortDay, formatList } = useFormats();
  if (!wanted) return <Hint>{words.chooseServiceFirst()}</Hint>;
  const { data } = times;
  if (!data) {
    return <Unanswered answer={times} what={words.freeTimes()} skeleton={<Skeleton $height="92px" />} />;
  }
  const peopleAt = (start: string) =>
    [...new Set(staffAt(start))].flatMap((id) => staff.find(({ _id }) => _id === id) ?? []);
  return (
    <>
      {data.starts.length === 0 && <p role="status">{data.note ?? words.noFreeTimes()}</p>}
      {data.starts.length === 0 && firstFree && localDay(firstFree, timeZone) !== shown && (
        <QuietButton type="button" onClick={() => onTime(firstFree)}>
          <Icon of={Sparkles} size={18} />
          {words.firstAvailable({
            day: formatShortDay(firstFree, timeZone),
            time: formatTime(firstFree, timeZone),
          })}
        </QuietButton>
      )}
      {data.starts.length > 0 && (
        <Starts role="group" aria-label={words.freeTimes()}>
          {data.starts.map((start) => {
            const time = formatTime(start, timeZone);
            const people = peopleAt(start);
            const names = formatList(people.map(({ name }) => name));
            const said = names ? own.timeWith({ time, names }) : time;
            return (
              <button
                key={start}
                type="button"
                aria-label={said}
                title={said}
                aria-pressed={start === startsAt}
                onClick={() => onTime(start)}
              >
                {people.map((member) => (
                  <Face key={member._id}>
                    <Avatar person={member} sizes="22px" alt="" />
                  </Face>
                ))}
                {time}
              </button>
            );
          })}
        </Starts>
      )}
      <Hint role="status">
        {startsAt && !data.starts.includes(startsAt)
          ? words.notOneOfThese({ time: formatTime(startsAt, timeZone) })
          : ''}
      </Hint>
    </>
  );
}
