import { useState } from 'react';
import styled from 'styled-components';
import { formatTime, localDay } from '../../lib/format-date';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { isDayOfOurTimes, typedStart, type TypedTime } from './typed-start';

const Whole = styled.div`
  display: grid;
  align-content: start;
  gap: var(--s-3);
`;
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 176px), 1fr));
  gap: var(--s-3);
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
`;

/** A day and a time typed by hand, off the grid too; they show what was chosen elsewhere. */
export function TimeByHand({
  timeZone,
  day,
  startsAt,
  error,
  onDay,
  onTime,
}: {
  timeZone: string;
  /** The day that is looked at; empty while there is none. */
  day: string;
  startsAt: string | null;
  error?: string | undefined;
  onDay: (day: string) => void;
  /** Null while what is typed is no time at which a visit may start. */
  onTime: (startsAt: string | null) => void;
}) {
  const [typed, setTyped] = useState<TypedTime | null>(null);
  // What she has typed stays until something else is chosen.
  const isShown =
    typed !== null &&
    startOf(typed, timeZone) === startsAt &&
    (typed.day === day || !isDayOfOurTimes(typed.day));
  const shown = isShown
    ? typed
    : {
        day: startsAt ? localDay(startsAt, timeZone) : day,
        time: startsAt ? formatTime(startsAt, timeZone) : '',
      };
  const said = isShown ? typedStart(shown, timeZone) : null;
  const nearest = said && 'nearest' in said ? said.nearest : null;

  const type = (next: TypedTime) => {
    setTyped(next);
    const start = startOf(next, timeZone);
    if (start === null && next.day !== day && isDayOfOurTimes(next.day)) onDay(next.day);
    else onTime(start);
  };
  return (
    <Whole>
      <Pair>
        <Field
          label="Day"
          type="date"
          value={shown.day}
          onChange={(event) => type({ ...shown, day: event.target.value })}
        />
        <Field
          label="Time"
          type="time"
          step={300}
          value={shown.time}
          error={nearest ? 'A visit starts at a multiple of five minutes' : error}
          onChange={(event) => type({ ...shown, time: event.target.value })}
        />
      </Pair>
      {nearest && (
        <Ways role="group" aria-label="Times near it">
          {nearest.map((start) => (
            <Button key={start} variant="ghost" size="small" onClick={() => onTime(start)}>
              {formatTime(start, timeZone)}
            </Button>
          ))}
        </Ways>
      )}
    </Whole>
  );
}

function startOf(typed: TypedTime, timeZone: string): string | null {
  const said = typedStart(typed, timeZone);
  return said && 'startsAt' in said ? said.startsAt : null;
}
