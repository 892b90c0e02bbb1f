import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useApi } from '../../../api/use-api';
import { dayInUtc } from '../../../lib/local-day';
import { paths } from '../../../lib/paths';
import { Answered, LoadingCard } from '../../../ui/answered';
import { Panel, Panels } from '../../../ui/charts/panel';
import { useFormats } from '../../../ui/use-formats';
import { useNow } from '../../../ui/use-now';
import { overview as book } from '../../../words/overview.gen';
import { useWords } from '../../../words/use-words';
import { Attention } from './attention';
import { Birthdays } from './birthdays';
import { dayLines } from './day-lines';
import { DayPanel } from './day-panel';
import type { DayAtWork, Overview } from './models';
import { TodayHeadlines } from './today-headlines';
import { WeekPanel } from './week-panel';
import { WhoWorks } from './who-works';

const Board = styled.section`
  display: grid;
  gap: var(--s-4);
  min-width: 0;

  > h2 {
    font: 400 1rem/1.5 var(--font-ui);
    color: var(--text-2);
  }
`;

const MINUTE_MS = 60_000;

/** Today at a glance, with the reader's own open tasks. It uses the diary's day, so both agree. */
export function Today({ overview }: { overview: Overview | DayAtWork }) {
  const words = useWords(book);
  const { formatDay } = useFormats();
  const { today, timeZone } = overview;
  const nowMs = useNow(MINUTE_MS);
  const answer = useApi('/bookings/diary', { params: { query: { from: today.day, to: today.day } } });
  const diary = answer.data;
  const lines =
    diary &&
    dayLines(diary, {
      day: today.day,
      people: today.people,
      isAll: !('whose' in overview) || overview.whose === 'all',
      nowMs,
    });
  const { confirmed, arrived, done } = today.visits;
  const note = (
    <>
      {words.workingCount({ count: today.people.length })} ·{' '}
      <Link to={paths.dashboardOrdersOf({ day: today.day })}>
        {words.bookingCount({ count: confirmed + arrived + done })}
      </Link>
    </>
  );
  return (
    <Board aria-labelledby="today">
      <h2 id="today">{formatDay(dayInUtc(today.day), 'UTC')}</h2>
      <TodayHeadlines overview={overview} diary={diary} lines={lines} nowMs={nowMs} />
      <Answered
        answer={answer}
        what={words.theDayOfDiary()}
        skeleton={<LoadingCard rows={6} said={words.loadingDay()} />}
      >
        {() =>
          lines && lines.people.length > 0 ? (
            <DayPanel
              lines={lines}
              day={today.day}
              note={note}
              table={today.people.length > 0 && <WhoWorks today={today} timeZone={timeZone} />}
            />
          ) : (
            <Panel title={words.theDay()}>
              <p>{today.isOpen ? words.noOneWorks() : words.closedToday()}</p>
            </Panel>
          )
        }
      </Answered>
      <Panels>
        <Attention overview={overview} diary={diary} nowMs={nowMs} />
        {'fortnight' in overview && <WeekPanel fortnight={overview.fortnight} today={today.day} />}
        <Birthdays overview={overview} />
      </Panels>
    </Board>
  );
}
