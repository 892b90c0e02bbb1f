import { useState } from 'react';
import styled from 'styled-components';
import { localDay } from '../../../lib/local-day';
import { wallTextOf } from '../../../lib/zone';
import { useFormats } from '../../../ui/use-formats';
import { Button } from '../../../ui/button';
import { ButtonRow } from '../../../ui/button-row';
import { Field } from '../../../ui/field';
import { TimeField } from '../../../ui/time-field';
import { isPlausibleDay, typedStart, type TypedTime } from './typed-start';
import { deskBookings } from '../../../words/desk-bookings.gen';
import { useWords } from '../../../words/use-words';

const Fields = styled.div`
  display: grid;
  align-content: start;
  gap: var(--s-3);
`;
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 176px), 1fr));
  gap: var(--s-3);
`;

/** Fields for a day and any time, which also show a time chosen elsewhere. */
export function TypedTimeFields({
  timeZone,
  day,
  startsAt,
  error,
  onDay,
  onTime,
}: {
  timeZone: string;
  /** The day shown; empty for none. */
  day: string;
  startsAt: string | null;
  error?: string | undefined;
  onDay: (day: string) => void;
  /** Called with null while the input is not a valid start. */
  onTime: (startsAt: string | null) => void;
}) {
  const words = useWords(deskBookings);
  const { formatTime } = useFormats();
  const [typed, setTyped] = useState<TypedTime | null>(null);
  // Input stays until something else is chosen.
  const isShown =
    typed !== null &&
    startOf(typed, timeZone) === startsAt &&
    (typed.day === day || !isPlausibleDay(typed.day));
  const shown = isShown
    ? typed
    : {
        day: startsAt ? localDay(startsAt, timeZone) : day,
        time: startsAt ? wallTextOf(startsAt, timeZone) : '',
      };
  const result = isShown ? typedStart(shown, timeZone) : null;
  const nearest = result && 'nearest' in result ? result.nearest : null;

  const type = (next: TypedTime) => {
    setTyped(next);
    const start = startOf(next, timeZone);
    if (start === null && next.day !== day && isPlausibleDay(next.day)) onDay(next.day);
    else onTime(start);
  };
  return (
    <Fields>
      <Pair>
        <Field
          label={words.day()}
          type="date"
          value={shown.day}
          aria-required
          onChange={(event) => type({ ...shown, day: event.target.value })}
        />
        <TimeField
          label={words.time()}
          value={shown.time}
          aria-required
          error={nearest ? words.fiveMinutes() : error}
          onChange={(event) => type({ ...shown, time: event.target.value })}
        />
      </Pair>
      {nearest && (
        <ButtonRow role="group" aria-label={words.nearestTimes()}>
          {nearest.map((start) => (
            <Button key={start} variant="ghost" size="small" onClick={() => onTime(start)}>
              {formatTime(start, timeZone)}
            </Button>
          ))}
        </ButtonRow>
      )}
    </Fields>
  );
}

function startOf(typed: TypedTime, timeZone: string): string | null {
  const result = typedStart(typed, timeZone);
  return result && 'startsAt' in result ? result.startsAt : null;
}
