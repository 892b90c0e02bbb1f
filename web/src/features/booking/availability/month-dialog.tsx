import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { addDays, dayInUtc } from '../../../lib/local-day';
import { Unanswered } from '../../../ui/answered';
import { useFormats } from '../../../ui/use-formats';
import { IconButton } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Icon } from '../../../ui/icon';
import { availability } from '../../../words/availability.gen';
import { useWords } from '../../../words/use-words';
import { monthGrid, sameDayIn, type DayRange } from './calendar-days';
import { MonthDay } from './month-day';
import { useDays, type WantedBooking } from './queries';

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-bottom: var(--s-3);

  h3 {
    font-size: var(--t-lead);
  }
`;
const Grid = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 3px;
  table-layout: fixed;
  text-align: center;

  th {
    padding-block: var(--s-1);
    color: var(--text-2);
    font-size: var(--t-small);
    font-weight: 500;
  }
  td {
    padding: 0;
  }
`;
const Legend = styled.p`
  margin-top: var(--s-3);
  color: var(--text-2);
  font-size: var(--t-meta);
`;

const moves: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

const focusDay = (grid: HTMLElement | null) => grid?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();

/** A whole month with its bookable days highlighted; choosing one closes it. */
export function MonthDialog({
  wanted,
  day,
  range,
  isOpen,
  onClose,
  onDay,
}: {
  wanted: WantedBooking;
  day: string;
  range: DayRange;
  isOpen: boolean;
  onClose: () => void;
  onDay: (day: string) => void;
}) {
  const words = useWords(availability);
  return (
    <Dialog title={words.chooseDay()} isOpen={isOpen} onClose={onClose}>
      <Month
        wanted={wanted}
        day={day}
        range={range}
        onDay={(chosen) => {
          onClose();
          onDay(chosen);
        }}
      />
    </Dialog>
  );
}

function Month({
  wanted,
  day,
  range,
  onDay,
}: {
  wanted: WantedBooking;
  day: string;
  range: DayRange;
  onDay: (day: string) => void;
}) {
  const words = useWords(availability);
  const { formatMonth, weekdayName, narrowWeekdayName, weekdays } = useFormats();
  const [reached, setReached] = useState(
    day < range.first ? range.first : day > range.last ? range.last : day,
  );
  const ref = useRef<HTMLTableElement>(null);
  const grid = monthGrid(reached.slice(0, 7), range, weekdays[0] ?? 1);
  const answer = useDays(wanted, grid.open);
  const { data } = answer;

  // Focus the day, so that the arrow keys work at once.
  useEffect(() => focusDay(ref.current), []);

  const reach = (target: string) => {
    setReached(target < range.first ? range.first : target > range.last ? range.last : target);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (move !== undefined) reach(addDays(reached, move));
    else if (event.key === 'PageUp') reach(sameDayIn(grid.previous ?? grid.month, reached));
    else if (event.key === 'PageDown') reach(sameDayIn(grid.next ?? grid.month, reached));
    else return;
    event.preventDefault();
    // That day's button exists only once its month is rendered.
    requestAnimationFrame(() => focusDay(ref.current));
  };

  return (
    <>
      <Head>
        <IconButton
          label={words.previousMonth()}
          aria-disabled={grid.previous === null || undefined}
          onClick={() => grid.previous && reach(addDays(`${grid.month}-01`, -1))}
        >
          <Icon of={ChevronLeft} />
        </IconButton>
        <h3 aria-live="polite">{formatMonth(dayInUtc(`${grid.month}-01`), 'UTC')}</h3>
        <IconButton
          label={words.nextMonth()}
          aria-disabled={grid.next === null || undefined}
          onClick={() => grid.next && reach(`${grid.next}-01`)}
        >
          <Icon of={ChevronRight} />
        </IconButton>
      </Head>
      {answer.error ? (
        <Unanswered answer={{ ...answer, data: undefined }} what={words.thisMonth()} />
      ) : (
        <Grid ref={ref} onKeyDown={onKeyDown}>
          <thead>
            <tr>
              {weekdays.map((weekday) => (
                <th key={weekday} scope="col" abbr={weekdayName(weekday)}>
                  {narrowWeekdayName(weekday)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {grid.weeks.map((week, row) => (
              <tr key={row}>
                {week.map((shown, column) => (
                  <td key={column}>
                    {shown && (
                      <MonthDay
                        day={shown}
                        overview={data?.days.find((overview) => overview.day === shown)}
                        isChosen={shown === day}
                        isReached={shown === reached}
                        isInRange={shown >= range.first && shown <= range.last}
                        onDay={onDay}
                      />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Grid>
      )}
      <Legend>{words.outlinedDays()}</Legend>
    </>
  );
}
