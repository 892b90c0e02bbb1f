import { CopyPlus } from 'lucide-react';
import styled from 'styled-components';
import { useFormats } from '../../../ui/use-formats';
import { hoursDesk as book } from '../../../words/hours-desk.gen';
import { useWords } from '../../../words/use-words';
import { type TypedWeek, weekdays, type WallWindow, type WeeklyWindow, windowsOf } from './time-windows';
import { Button } from '../../../ui/button';
import { DayHours } from './day-hours';
import { HoursBar } from './hours-bar';
import { Icon } from '../../../ui/icon';
import { below } from '../../../ui/media';

const Days = styled.ul`
  display: grid;
  width: 100%;

  > li {
    display: grid;
    grid-template-columns: 7rem minmax(0, 1fr);
    gap: var(--s-2) var(--s-4);
    align-items: center;
    padding-block: var(--s-3);
  }
  > li + li {
    border-top: 1px solid var(--border);
  }
  @media ${below('md')} {
    > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
const Name = styled.div`
  display: grid;
  gap: 6px;
  font-weight: 600;

  @media ${below('md')} {
    grid-template-columns: 7rem minmax(0, 1fr);
    align-items: center;
  }
`;

const workday = { startsMinute: 540, endsMinute: 1080 };

/** The hours of a week, one line per day. */
export function WeekHours({
  value,
  none,
  within = [],
  errorOf,
  onChange,
}: {
  value: TypedWeek;
  /** The text for a day without hours. */
  none: string;
  /** The salon's opening hours, if these are someone's working hours. */
  within?: readonly WeeklyWindow[];
  /** Errors, by the names from `mistakesInWeek`. */
  errorOf: (name: string) => string | undefined;
  onChange: (value: TypedWeek) => void;
}) {
  const words = useWords(book);
  const { weekdayName } = useFormats();
  const [monday = []] = value;
  const openOn = (weekday: number): WallWindow[] => within.filter((window) => window.weekday === weekday);
  const isMeant = (weekday: number) => within.length === 0 || openOn(weekday).length > 0;
  const copyMonday = () =>
    onChange(value.map((day, index) => (isMeant(index + 1) ? monday.map((window) => ({ ...window })) : day)));

  return (
    <Days>
      {weekdays.map((weekday) => {
        const day = value[weekday - 1] ?? [];
        const [usual = workday] = openOn(weekday);
        return (
          <li key={weekday}>
            <Name>
              {weekdayName(weekday)}
              <HoursBar windows={windowsOf(day)} within={openOn(weekday)} />
            </Name>
            <DayHours
              day={weekdayName(weekday)}
              value={day}
              none={none}
              usual={usual}
              error={errorOf(`week.${weekday - 1}`)}
              onChange={(changed) =>
                onChange(value.map((before, place) => (place === weekday - 1 ? changed : before)))
              }
            >
              {weekday === 1 && monday.length > 0 && (
                <Button variant="quiet" size="small" onClick={copyMonday}>
                  <Icon of={CopyPlus} size={18} /> {words.copyMonday()}
                </Button>
              )}
            </DayHours>
          </li>
        );
      })}
    </Days>
  );
}
