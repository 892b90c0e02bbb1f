import { useEffect, useRef, type KeyboardEvent } from 'react';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { dayInUtc, weekdayOf } from '../../../lib/local-day';
import { useFormats } from '../../../ui/use-formats';
import { Button, IconButton } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Stack } from '../../../ui/layout';
import { below, SHORT } from '../../../ui/media';
import { Skeleton } from '../../../ui/skeleton';
import { availability } from '../../../words/availability.gen';
import { useWords } from '../../../words/use-words';
import type { WeekStrip as Week } from './calendar-days';
import { isOpenDay, roomWord } from './day-text';
import type { DayOverview } from './queries';
const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(64px, 1fr));
  gap: var(--s-2);
  margin-inline: -4px;
  padding: 4px;
  overflow-x: auto;
  scrollbar-width: thin;
  scroll-snap-type: x proximity;
`;
const Day = styled.button`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 2px;
  min-height: 76px;
  padding: 6px 4px;
  border: 1px solid var(--border-strong);
  border-radius: var(--r-2);
  background: var(--surface);
  color: var(--text);
  line-height: 1.35;
  cursor: pointer;
  scroll-snap-align: start;
  transition: background-color var(--dur-1) var(--ease);

  @media ${SHORT} {
    min-height: 60px;
    padding-block: 0;
    line-height: 1.25;
  }
  &:focus-visible {
    outline-offset: 1px;
    border-radius: var(--r-2);
  }
  &:hover {
    background: var(--accent-soft);
  }
  small {
    font-size: var(--t-small);
    color: var(--text-2);
  }
  b {
    font-weight: 600;
  }
  &[data-state='full'],
  &[aria-disabled] {
    border-style: dashed;
    background: var(--surface-2);
    color: var(--text-3);
  }
  &[data-state='full'] small,
  &[aria-disabled] small {
    color: inherit;
  }
  &[aria-disabled] {
    cursor: not-allowed;
    text-decoration: line-through;
  }
  &[aria-pressed='true'] {
    border-style: solid;
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
  }
  &[aria-pressed='true'] small {
    color: inherit;
  }
`;
const Turn = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s-1);
  margin-inline: -10px;

  /* Long names of days take two lines, each day whole. */
  > span > span {
    white-space: nowrap;
  }
  @media ${below('xs')} {
    gap: 0;
    font-size: var(--t-meta);

    > :last-child {
      padding-inline: var(--s-3);
    }
  }
  > :last-child {
    margin-inline-start: auto;
  }
`;

const moves: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -7, End: 7 };

/**
 * Seven days with their availability. A single Tab stop: arrow keys move by days, PageUp and PageDown by weeks, Enter
 * or Space shows a day's times. Full days stay in place and say why.
 */
export function WeekStrip({
  week,
  day,
  overviews,
  onDay,
  onMonth,
}: {
  week: Week;
  day: string;
  overviews: readonly DayOverview[];
  onDay: (day: string) => void;
  onMonth: () => void;
}) {
  const words = useWords(availability);
  const { formatShortDay } = useFormats();
  const ref = useRef<HTMLDivElement>(null);
  const reached = week.days.includes(day) ? day : week.days[0];

  useEffect(() => {
    const strip = ref.current;
    const chosen = strip?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (strip && chosen) strip.scrollLeft = chosen.offsetLeft - (strip.clientWidth - chosen.clientWidth) / 2;
  }, [day]);

  const turnTo = (target: string | null) => {
    if (!target) return;
    onDay(target);
    // The days' buttons have changed; keep the focus in the strip.
    requestAnimationFrame(() => ref.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus());
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'PageUp') turnTo(week.previous);
    else if (event.key === 'PageDown') turnTo(week.next);
    else {
      const buttons = [...(ref.current?.querySelectorAll('button') ?? [])];
      const at = buttons.findIndex((button) => button === document.activeElement);
      const move = moves[event.key];
      if (move === undefined || at < 0) return;
      buttons[Math.min(Math.max(at + move, 0), buttons.length - 1)]?.focus();
    }
    event.preventDefault();
  };

  const first = week.days[0] ?? day;
  const last = week.days.at(-1) ?? day;
  return (
    <Stack $gap={2}>
      <Turn>
        <IconButton
          label={words.previousWeek()}
          aria-disabled={week.previous === null || undefined}
          onClick={() => week.previous && onDay(week.previous)}
        >
          <Icon of={ChevronLeft} />
        </IconButton>
        <span>
          <span>{formatShortDay(dayInUtc(first), 'UTC')}</span> –{' '}
          <span>{formatShortDay(dayInUtc(last), 'UTC')}</span>
        </span>
        <IconButton
          label={words.nextWeek()}
          aria-disabled={week.next === null || undefined}
          onClick={() => week.next && onDay(week.next)}
        >
          <Icon of={ChevronRight} />
        </IconButton>
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={onMonth}>
          <Icon of={CalendarDays} /> {words.month()}
        </Button>
      </Turn>
      <Days ref={ref} role="toolbar" aria-label={words.day()} onKeyDown={onKeyDown}>
        {week.days.map((shown) => (
          <DayButton
            key={shown}
            day={shown}
            overview={overviews.find((overview) => overview.day === shown)}
            isChosen={shown === day}
            isReached={shown === reached}
            onDay={onDay}
          />
        ))}
      </Days>
    </Stack>
  );
}

function DayButton({
  day,
  overview,
  isChosen,
  isReached,
  onDay,
}: {
  day: string;
  overview: DayOverview | undefined;
  isChosen: boolean;
  isReached: boolean;
  onDay: (day: string) => void;
}) {
  const words = useWords(availability);
  const { shortWeekdayName, formatDay } = useFormats();
  const weekday = shortWeekdayName(weekdayOf(dayInUtc(day), 'UTC'));
  const number = Number(day.slice(-2));
  const room = overview && roomWord(words, overview);
  const isShut = overview !== undefined && !isOpenDay(overview.state);
  return (
    <Day
      type="button"
      aria-label={[formatDay(dayInUtc(day), 'UTC'), room].filter(Boolean).join(', ')}
      aria-pressed={isChosen}
      aria-disabled={isShut || undefined}
      data-state={overview?.state}
      tabIndex={isReached ? 0 : -1}
      onClick={() => !isShut && onDay(day)}
    >
      <small>{weekday}</small>
      <b>{number}</b>
      <small>{room ?? <Skeleton $width="36px" $height="1.2em" />}</small>
    </Day>
  );
}
