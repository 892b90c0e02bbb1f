import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { dayInUtc } from '../../../lib/local-day';
import { paths } from '../../../lib/paths';
import { Panel } from '../../../ui/charts/panel';
import { useFormats } from '../../../ui/use-formats';
import { overview as book } from '../../../words/overview.gen';
import { useWords } from '../../../words/use-words';
import type { DayAtWork, Overview } from './models';

const List = styled.ul`
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--s-4);
    padding-block: var(--s-2);
    overflow-wrap: anywhere;
  }
  li + li {
    border-top: 1px solid var(--border);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    color: inherit;
    font-weight: 600;
  }
  small {
    align-self: center;
    color: var(--text-2);
    font-size: var(--t-small);
  }
`;

/** Clients who have their birthday today or in the next six days; nothing if the owner has not turned it on. */
export function Birthdays({ overview: { birthdays, today } }: { overview: Overview | DayAtWork }) {
  const words = useWords(book);
  const { formatShortDay } = useFormats();
  if (birthdays === null) return null;
  return (
    <Panel title={words.birthdays()}>
      {birthdays.length === 0 ? (
        <p>{words.noBirthdays()}</p>
      ) : (
        <List>
          {birthdays.map(({ _id, name, day, age }) => (
            <li key={_id}>
              <Link to={paths.dashboardClient(_id)}>
                <bdi>{name}</bdi>
              </Link>
              <small>
                <span>
                  {day === today.day ? words.birthdayToday() : formatShortDay(dayInUtc(day), 'UTC')}
                </span>
                {age !== null && <span> · {words.turns({ age })}</span>}
              </small>
            </li>
          ))}
        </List>
      )}
    </Panel>
  );
}
