import { useState } from 'react';
import styled from 'styled-components';
import type { Formats } from '../../../lib/formats';
import type { AvailabilityWords } from '../../../words/types.gen';
import type { Salon } from '../../../api/models';
import { addDays, dayInUtc, localDay } from '../../../lib/local-day';
import { useFormats } from '../../../ui/use-formats';
import { Button } from '../../../ui/button';
import { ButtonRow } from '../../../ui/button-row';
import { availability } from '../../../words/availability.gen';
import { useWords } from '../../../words/use-words';
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

function reasonOf(
  words: AvailabilityWords,
  { formatDay }: Formats,
  { state, day, note }: DayTimes,
  staff: string | null,
): string {
  if (note) return note;
  const name = { day: formatDay(dayInUtc(day), 'UTC') };
  switch (state) {
    case 'closed':
      return staff ? words.staffDoesNotWork({ staff, ...name }) : words.salonClosedOn(name);
    case 'past':
      return words.dayIsOver(name);
    case 'beyond':
      return words.dayNotYet(name);
    case 'free':
    case 'full':
      return staff ? words.noTimesWith({ staff, ...name }) : words.noTimesLeft(name);
  }
}

/** A day without a free time: the reason, the next free day, and who else could do it. */
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
  const words = useWords(availability);
  const formats = useFormats();
  const { formatDay, formatTime, formatShortDay } = formats;
  const { timeZone, phone } = salon;
  const [now] = useState(() => new Date());
  // Nothing is free before today, and beyond the horizon the link leads back.
  const today = localDay(now, timeZone);
  const from = times.state === 'past' || times.state === 'beyond' ? addDays(today, -1) : times.day;
  // If the reason holds for every day, there is no next free time.
  const { startsAt: next, isLoading } = useNextFree(wanted, times.note ? null : from);
  return (
    <Box>
      <h2>{reasonOf(words, formats, times, staffName)}</h2>
      <p role="status">
        {next
          ? words.nextFree({ day: formatDay(next, timeZone), time: formatTime(next, timeZone) })
          : !isLoading && (times.note ? words.callAndSee({ phone }) : words.noneInSixWeeks({ phone }))}
      </p>
      <ButtonRow>
        {next && (
          <Button variant="ghost" size="small" onClick={() => onTime(next, localDay(next, timeZone))}>
            {words.chooseThis({ day: formatShortDay(next, timeZone), time: formatTime(next, timeZone) })}
          </Button>
        )}
        {staffName && onAnyone && (
          <Button variant="quiet" size="small" onClick={onAnyone}>
            {words.showAnyone()}
          </Button>
        )}
      </ButtonRow>
    </Box>
  );
}
