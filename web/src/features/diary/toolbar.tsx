import type { ReactNode } from 'react';
import {
  CalendarDays,
  ChevronLeft,
  ChevronRight,
  Columns3,
  Keyboard,
  List,
  ListChecks,
  Printer,
} from 'lucide-react';
import styled from 'styled-components';
import { mayOpen } from '../../lib/page-access';
import { useMay } from '../../api/use-may';
import { addDays, dayInUtc, dayOfText, weekOf } from '../../lib/local-day';
import { paths } from '../../lib/paths';
import { Button, IconButton, LinkButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { below } from '../../ui/media';
import type { DiaryTexts } from '../diary-model/diary-text';
import { wholeTeam } from '../diary-model/models';
import { useDiaryTexts } from '../diary-model/use-diary-texts';
import { dashboard } from '../../words/dashboard.gen';
import { shell } from '../../words/shell.gen';
import { useWords } from '../../words/use-words';
import type { DiaryView } from './address';
import type { DiaryPerson } from '../diary-model/models';

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-3);

  @media print {
    display: none;
  }
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-3);

  h1 {
    padding-inline-end: var(--s-3);
    font-size: clamp(1.75rem, 3vw, 2.4rem);
  }
`;
const Turn = styled.div`
  display: flex;
  align-items: center;
  margin-inline: -8px;

  @media ${below('sm')} {
    a {
      padding-inline: var(--s-2);
    }
  }
`;
const Title = styled.h2`
  flex: 1 1 auto;
  font-size: clamp(1.375rem, 2.2vw, 1.75rem);
  line-height: 1.2;
  text-wrap: nowrap;

  @media ${below('xs')} {
    font-size: 1.25rem;
    text-wrap: balance;
  }
`;
const control = `
  min-height: 44px;
  padding: 6px 12px;
  border: 1px solid var(--border-strong);
  border-radius: var(--r-2);
  background: var(--surface);
  color: var(--text);
  font-size: 1rem;
`;
const Day = styled.input`
  ${control}
  min-width: 0;
`;
const Person = styled.select`
  ${control}
  flex: 0 1 auto;
  max-width: min(100%, 240px);

  @media ${below('sm')} {
    flex: 1 1 160px;
    min-width: 0;
    max-width: none;
  }
`;
const Views = styled.div`
  display: inline-flex;
  padding: 3px;
  border: 1px solid var(--border-strong);
  border-radius: var(--r-full);

  button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 38px;
    padding: 4px 16px;
    border: 0;
    border-radius: var(--r-full);
    background: none;
    color: var(--text-2);
    font-weight: 600;
    font-size: 0.9375rem;
    cursor: pointer;
  }
  button:hover {
    color: var(--text);
  }
  button:focus-visible {
    outline-offset: 1px;
    border-radius: var(--r-full);
  }
  button[aria-pressed='true'] {
    background: var(--accent);
    color: var(--on-accent);
  }
  @media ${below('xs')} {
    button {
      padding-inline: 10px;
    }
    svg {
      display: none;
    }
  }
`;
const Push = styled.span`
  flex: 1 1 auto;
`;

const views = [
  { view: 'day', icon: Columns3 },
  { view: 'week', icon: CalendarDays },
  { view: 'agenda', icon: List },
] as const;

/** "Tuesday 24 November" or "Mon 23 – Sun 29 November 2026". */
export function rangeText({ words, formats }: DiaryTexts, view: DiaryView, day: string): string {
  if (view !== 'week')
    return words.dayOfYear({ day: formats.formatDay(dayInUtc(day), 'UTC'), year: day.slice(0, 4) });
  const [firstWeekday = 1] = formats.weekdays;
  const first = weekOf(day, firstWeekday);
  const last = addDays(first, 6);
  return words.weekOfYear({
    from: formats.formatShortDay(dayInUtc(first), 'UTC'),
    to: formats.formatShortDay(dayInUtc(last), 'UTC'),
    year: last.slice(0, 4),
  });
}

/** Which days, whose, and how they are shown. */
export function Toolbar({
  view,
  day,
  today,
  staff,
  people,
  ownId,
  isWholeDay,
  isNarrow,
  onView,
  onDay,
  onStaff,
  onWholeDay,
  onShortcuts,
  children,
}: {
  view: DiaryView;
  day: string;
  today: string;
  staff: string | null;
  people: readonly DiaryPerson[];
  /** Whose column it is, for somebody who reads no other. */
  ownId: string | null;
  isWholeDay: boolean;
  /** A phone, with less room side by side. */
  isNarrow: boolean;
  onView: (view: DiaryView) => void;
  onDay: (day: string) => void;
  onStaff: (staff: string | null) => void;
  onWholeDay: (isWholeDay: boolean) => void;
  onShortcuts: () => void;
  /** Buttons for new bookings and blocks. */
  children: ReactNode;
}) {
  const step = view === 'week' ? 7 : 1;
  const texts = useDiaryTexts();
  const { words } = texts;
  const menu = useWords(dashboard);
  const may = useMay();
  const todayText = useWords(shell).today();
  const title = <Title aria-live="polite">{rangeText(texts, view, day)}</Title>;
  const dayField = (
    <Day
      type="date"
      aria-label={words.goToDate()}
      value={day}
      required
      onChange={(event) => {
        const chosen = dayOfText(event.target.value);
        if (chosen) onDay(chosen);
      }}
    />
  );
  return (
    <Bar>
      <Line>
        <h1>{menu.diary()}</h1>
        <Turn>
          <IconButton
            label={view === 'week' ? words.previousWeek() : words.previousDay()}
            onClick={() => onDay(addDays(day, -step))}
          >
            <Icon of={ChevronLeft} />
          </IconButton>
          <IconButton
            label={view === 'week' ? words.nextWeek() : words.nextDay()}
            onClick={() => onDay(addDays(day, step))}
          >
            <Icon of={ChevronRight} />
          </IconButton>
        </Turn>
        {isNarrow ? dayField : title}
        {!isNarrow && children}
      </Line>
      <Line>
        <Button variant="ghost" size="small" onClick={() => onDay(today)}>
          {todayText}
        </Button>
        {!isNarrow && dayField}
        {(ownId === null || view === 'day') && (
          <Person
            aria-label={words.whoseDiary()}
            value={staff ?? ''}
            onChange={(event) => onStaff(event.target.value || null)}
          >
            {ownId === null && view !== 'week' && <option value="">{words.everyoneAtWork()}</option>}
            {view !== 'week' && <option value={wholeTeam}>{words.wholeTeam()}</option>}
            {people
              .filter(({ _id }) => ownId === null || _id === ownId)
              .map(({ _id, name }) => (
                <option key={_id} value={_id}>
                  {name}
                </option>
              ))}
          </Person>
        )}
        {!isNarrow && <Push />}
        <Views role="group" aria-label={words.view()}>
          {views.map(({ view: one, icon }) => (
            <button key={one} type="button" aria-pressed={view === one} onClick={() => onView(one)}>
              <Icon of={icon} size={18} />
              {words[one]()}
            </button>
          ))}
        </Views>
        <Turn>
          {view !== 'agenda' && (
            <Button
              variant="quiet"
              size="small"
              aria-pressed={isWholeDay}
              onClick={() => onWholeDay(!isWholeDay)}
            >
              {isWholeDay ? words.workingHours() : words.allHours()}
            </Button>
          )}
          {mayOpen(may, paths.dashboardOrder) && (
            <LinkButton variant="quiet" size="small" to={paths.dashboardOrder}>
              <Icon of={ListChecks} /> {menu.orderList()}
            </LinkButton>
          )}
          {!isNarrow && (
            <>
              <IconButton label={words.printAgenda()} onClick={() => window.print()}>
                <Icon of={Printer} />
              </IconButton>
              <IconButton label={words.keyboardShortcuts()} aria-haspopup="dialog" onClick={onShortcuts}>
                <Icon of={Keyboard} />
              </IconButton>
            </>
          )}
        </Turn>
      </Line>
      {isNarrow && <Line>{children}</Line>}
      {isNarrow && title}
    </Bar>
  );
}
