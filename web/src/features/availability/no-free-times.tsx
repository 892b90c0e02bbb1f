import { useState } from 'react';
import styled from 'styled-components';
import type { Salon } from '../../api/models';
import { dayInUtc, formatDay, formatShortDay, formatTime, localDay } from '../../lib/format-date';
import { addDays } from '../../lib/local-day';
import { Button } from '../../ui/button';
import { ButtonRow } from '../../ui/button-row';
import { useNextFree, type DayTimes, type WantedBooking } from './queries';

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s-3);
  padding: var(--s-5);
  border: 1px dashed var(--border-strong);
  border-radius: var(--r-3);
  background: var(--surface);

  h2 {
    font-size: var(--t-h3);
    line-height: 1.2;
  }
  p {
    color: var(--text-2);
  }
`;

function reasonOf({ state, day, note }: DayTimes, staffName: string | null): string {
  if (note) return note;
  const name = formatDay(dayInUtc(day), 'UTC');
  switch (state) {
    case 'closed':
      return staffName ? `${staffName} does not work on ${name}` : `The salon is closed on ${name}`;
    case 'past':
      return `${name} is over`;
    case 'beyond':
      return `${name} cannot be booked yet`;
    case 'free':
    case 'full':
      return staffName ? `No free times with ${staffName} on ${name}` : `No free times left on ${name}`;
  }
}

/** A day without a free time: why, when the next one is, and who else could do it. */
export function NoFreeTimes({
  wanted,
  times,
  staffName,
  salon,
  onTime,
  onAnyone,
}: {
  wanted: WantedBooking;
  times: DayTimes;
  staffName: string | null;
  salon: Pick<Salon, 'timeZone' | 'phone'>;
  onTime: (startsAt: string, day: string) => void;
  onAnyone?: () => void;
}) {
  const { timeZone, phone } = salon;
  const [now] = useState(() => new Date());
  // Before today nothing can be free, and past the horizon the way leads back.
  const today = localDay(now, timeZone);
  const from = times.state === 'past' || times.state === 'beyond' ? addDays(today, -1) : times.day;
  // What no day has, the next one has not either.
  const { startsAt: next, isLoading } = useNextFree(wanted, times.note ? null : from);
  return (
    <Box>
      <h2>{reasonOf(times, staffName)}</h2>
      <p role="status">
        {next
          ? `The next free time is ${formatDay(next, timeZone)} at ${formatTime(next, timeZone)}.`
          : !isLoading &&
            (times.note
              ? `Call us on ${phone}, and we will see what we can do.`
              : `There are no free times in the next six weeks. Call us on ${phone} and we will find one.`)}
      </p>
      <ButtonRow>
        {next && (
          <Button variant="ghost" size="small" onClick={() => onTime(next, localDay(next, timeZone))}>
            Choose {formatShortDay(next, timeZone)}, {formatTime(next, timeZone)}
          </Button>
        )}
        {staffName && onAnyone && (
          <Button variant="quiet" size="small" onClick={onAnyone}>
            Show times with anyone
          </Button>
        )}
      </ButtonRow>
    </Box>
  );
}
