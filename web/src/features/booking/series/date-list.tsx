import { Check, CircleAlert, X } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Hint } from '../../../ui/text';
import { useFormats } from '../../../ui/use-formats';
import { AlternativeTimes } from '../bookings/alternative-times';
import { series } from '../../../words/series.gen';
import { useWords } from '../../../words/use-words';
import { type DateChoices, undecided } from './date-choices';
import type { SeriesDate } from './models';

const List = styled.ol`
  display: grid;
  border: 1px solid var(--border);
  border-radius: var(--r-2);

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--s-1) var(--s-4);
    min-height: 44px;
    padding: var(--s-2) var(--s-4);
  }
  li + li {
    border-top: 1px solid var(--border);
  }
`;
const State = styled.span<{ $tone: 'free' | 'open' | 'decided' }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${({ $tone }) => ({ free: 'var(--success)', open: 'var(--danger)', decided: 'var(--text-2)' })[$tone]};
  font-weight: 600;
  font-size: var(--t-meta);
`;
const When = styled.span<{ $isOff: boolean }>`
  ${({ $isOff }) => $isOff && 'color: var(--text-3); text-decoration: line-through;'}
`;
const Ways = styled.span`
  flex-basis: 100%;
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
`;

/** Every date of a series: free, or what to do about it. */
export function DateList({
  dates,
  choices,
  timeZone,
  leaveOut,
  onChoose,
}: {
  dates: readonly SeriesDate[];
  choices: DateChoices;
  timeZone: string;
  /** The label for skipping a date. */
  leaveOut: string;
  onChoose: (day: string, startsAt: string | null | undefined) => void;
}) {
  const words = useWords(series);
  const { formatShortDay, formatTime } = useFormats();
  const states = {
    free: words.free(),
    taken: words.taken(),
    closed: words.closed(),
    'client-busy': words.clientBusy(),
  };
  const momentOf = (instant: string) =>
    words.dayAndTime({ day: formatShortDay(instant, timeZone), time: formatTime(instant, timeZone) });
  const open = undecided(dates, choices);
  return (
    <>
      <List aria-label={words.dates()}>
        {dates.map((date) => {
          const { day, startsAt, state, alternatives } = date;
          const choice = choices[day];
          const isOpen = open.includes(date);
          return (
            <li key={day}>
              <When $isOff={choice !== undefined}>{momentOf(startsAt)}</When>
              {choice === undefined ? (
                <State $tone={isOpen ? 'open' : 'free'}>
                  <Icon of={isOpen ? CircleAlert : Check} size={16} />
                  {states[state]}
                </State>
              ) : (
                <State $tone="decided">
                  <Icon of={choice === null ? X : Check} size={16} />
                  {choice === null ? leaveOut : momentOf(choice)}
                </State>
              )}
              {(isOpen || choice !== undefined) && (
                <Ways role="group" aria-label={words.insteadOf({ when: momentOf(startsAt) })}>
                  {choice === undefined ? (
                    <>
                      <AlternativeTimes
                        times={alternatives}
                        wanted={startsAt}
                        timeZone={timeZone}
                        onTime={(start) => onChoose(day, start)}
                      />
                      <Button variant="quiet" size="small" onClick={() => onChoose(day, null)}>
                        {leaveOut}
                      </Button>
                    </>
                  ) : (
                    <Button variant="quiet" size="small" onClick={() => onChoose(day, undefined)}>
                      {words.chooseAgain()}
                    </Button>
                  )}
                </Ways>
              )}
            </li>
          );
        })}
      </List>
      <Hint role="status">
        {open.length > 0
          ? words.toDecide({ count: open.length })
          : Object.keys(choices).length > 0
            ? words.allDecided()
            : words.allFree()}
      </Hint>
    </>
  );
}
