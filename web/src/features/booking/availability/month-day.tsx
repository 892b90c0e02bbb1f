import styled from 'styled-components';
import { availability } from '../../../words/availability.gen';
import { useWords } from '../../../words/use-words';
import { dayInUtc } from '../../../lib/local-day';
import { useFormats } from '../../../ui/use-formats';
import { isOpenDay, roomWord } from './day-text';
import type { DayOverview } from './queries';

const Cell = styled.button`
  display: grid;
  justify-items: center;
  align-content: center;
  width: 100%;
  min-height: 52px;
  padding: 2px;
  border: 1px solid transparent;
  border-radius: var(--r-2);
  background: none;
  line-height: 1.25;
  cursor: pointer;

  small {
    min-height: 1.25em;
    font-size: var(--t-small);
    color: var(--text-2);
  }
  &:focus-visible {
    outline-offset: 0;
    border-radius: var(--r-2);
  }
  &[data-state='free'] {
    border-color: var(--border-strong);
    font-weight: 600;
  }
  &[data-state='free']:hover {
    background: var(--accent-soft);
  }
  &[data-state='free'] small {
    font-weight: 400;
  }
  &[aria-disabled],
  &[data-state='full'] {
    color: var(--text-3);
  }
  &[aria-disabled] {
    cursor: not-allowed;
  }
  &[aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
  }
  &[aria-pressed='true'] small {
    color: inherit;
  }
`;
/** A day in a month's calendar, with its availability as a word or number. */
export function MonthDay({
  day,
  overview,
  isChosen,
  isReached,
  isInRange,
  onDay,
}: {
  day: string;
  overview: DayOverview | undefined;
  isChosen: boolean;
  isReached: boolean;
  isInRange: boolean;
  onDay: (day: string) => void;
}) {
  const words = useWords(availability);
  const { formatDay } = useFormats();
  const isShut = !isInRange || (overview !== undefined && !isOpenDay(overview.state));
  const room = isInRange && overview ? roomWord(words, overview) : null;
  return (
    <Cell
      type="button"
      aria-label={[formatDay(dayInUtc(day), 'UTC'), room].filter(Boolean).join(', ')}
      aria-pressed={isChosen}
      aria-disabled={isShut || undefined}
      data-state={overview?.state}
      tabIndex={isReached ? 0 : -1}
      onClick={() => !isShut && onDay(day)}
    >
      {Number(day.slice(8))}
      <small>{isInRange && overview && shortRoom(overview)}</small>
    </Cell>
  );
}

/** The availability of a day, short enough for a calendar cell. */
function shortRoom({ state, freeStarts }: DayOverview): string {
  if (state === 'free') return String(freeStarts);
  return state === 'full' ? 'full' : '–';
}
