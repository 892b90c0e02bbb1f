import styled from 'styled-components';
import { Link } from 'react-router-dom';
import { dayInUtc } from '../../../lib/local-day';
import type { Currency } from '../../../lib/currency';
import { useFormats } from '../../../ui/use-formats';
import { paths } from '../../../lib/paths';
import { Badge } from '../../../ui/badge';
import { Card } from '../../../ui/card';
import { Table } from '../../../ui/table';
import { Tiles } from '../../../ui/tiles';
import type { DayAtWork, Overview, Today as TodayFigures } from './models';
import { OverviewSection } from './overview-section';
import { overview as book } from '../../../words/overview.gen';
import type { OverviewWords } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-5);

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--accent);
    font-weight: 600;
    text-underline-offset: 3px;
  }
`;

/** Today at a glance, including the waiting tasks that are the reader's. */
export function Today({
  overview: { today, currency, timeZone, waiting },
}: {
  overview: Overview | DayAtWork;
}) {
  const words = useWords(book);
  const { formatDay } = useFormats();
  const { visits: bookings } = today;
  const expected = bookings.confirmed + bookings.arrived + bookings.done;
  return (
    <OverviewSection aria-labelledby="today">
      <h2 id="today">{formatDay(dayInUtc(today.day), 'UTC')}</h2>
      <Tiles>
        <div>
          <dt>{words.bookingsToday()}</dt>
          <dd>{expected}</dd>
          <dd>{statusLine(words, bookings)}</dd>
        </div>
        <Money label={words.bookedValueSoFar()} amount={today.earned} currency={currency} />
        <Money label={words.expectedToday()} amount={today.expected} currency={currency} />
        <div>
          <dt>{words.freeNow()}</dt>
          <dd>{today.freeNow}</dd>
          <dd>{words.ofWorking({ count: today.people.length })}</dd>
        </div>
        <div>
          <dt>{words.noShows()}</dt>
          <dd>{bookings.noShow}</dd>
          <dd>{words.cancelledCount({ count: bookings.cancelled })}</dd>
        </div>
      </Tiles>
      <Card as="section" aria-labelledby="waiting">
        <h2 id="waiting">{words.needsAttention()}</h2>
        <Links>
          {waiting.openMessages !== null && (
            <li>
              <Link to={`${paths.dashboardInbox}?status=open`}>
                {words.openMessages({ count: waiting.openMessages })}
              </Link>
            </li>
          )}
          {waiting.pendingReviews !== null && (
            <li>
              <Link to={`${paths.dashboardReviews}?status=pending`}>
                {words.reviewsToRead({ count: waiting.pendingReviews })}
              </Link>
            </li>
          )}
          {'failedLetters' in waiting && (
            <>
              <li>
                <Link to={paths.dashboardStaff}>
                  {words.timeOffRequests({ count: waiting.timeOffRequests })}
                </Link>
              </li>
              <li>
                <Link to={`${paths.dashboardMail}?state=failed`}>
                  {words.failedEmails({ count: waiting.failedLetters })}
                </Link>
              </li>
            </>
          )}
          <li>
            <Link to={`${paths.dashboardOrder}?day=${today.day}`}>{words.todaysBookings()}</Link>
          </li>
        </Links>
      </Card>
      <WhoWorks today={today} timeZone={timeZone} />
    </OverviewSection>
  );
}

function Money({ label, amount, currency }: { label: string; amount: number; currency: Currency }) {
  const { formatMoney } = useFormats();
  return (
    <div>
      <dt>{label}</dt>
      <dd>{formatMoney(amount, currency)}</dd>
    </div>
  );
}

function WhoWorks({ today, timeZone }: { today: TodayFigures; timeZone: string }) {
  const words = useWords(book);
  const { formatTime } = useFormats();
  if (today.people.length === 0) {
    return <p>{today.isOpen ? words.noOneWorks() : words.closedToday()}</p>;
  }
  const span = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
    words.span({ from: formatTime(startsAt, timeZone), to: formatTime(endsAt, timeZone) });
  return (
    <Table
      caption={words.workingToday()}
      rows={today.people}
      keyOf={({ _id }) => _id}
      cardsBelow={560}
      columns={[
        { key: 'name', header: words.name(), isRowHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
        { key: 'hours', header: words.hours(), cell: ({ working }) => inRow(words, working.map(span)) },
        { key: 'visits', header: words.bookings(), align: 'end', cell: ({ visits }) => visits },
        {
          key: 'gap',
          header: words.nextFreeTime(),
          cell: ({ isFreeNow, nextGap }) =>
            isFreeNow && nextGap ? (
              <Badge tone="success">{words.freeUntil({ time: formatTime(nextGap.endsAt, timeZone) })}</Badge>
            ) : nextGap ? (
              span(nextGap)
            ) : (
              words.noneToday()
            ),
        },
      ]}
    />
  );
}

/** "2 upcoming, 1 here now". */
const inRow = (words: OverviewWords, [first = '', ...rest]: readonly string[]): string =>
  rest.reduce((said, next) => words.andSpan({ first: said, next }), first);

const statusLine = (words: OverviewWords, { confirmed, arrived, done }: TodayFigures['visits']): string =>
  inRow(words, [
    ...(confirmed > 0 ? [words.upcomingNow({ count: confirmed })] : []),
    ...(arrived > 0 ? [words.hereNow({ count: arrived })] : []),
    ...(done > 0 ? [words.doneNow({ count: done })] : []),
  ]) || words.noBookings();
