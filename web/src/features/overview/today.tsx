import styled from 'styled-components';
import { Link } from 'react-router-dom';
import { counted } from '../../lib/counted';
import { dayInUtc } from '../../lib/format-date';
import type { Currency } from '../../lib/format-money';
import { useFormats } from '../../ui/use-formats';
import { paths } from '../../lib/paths';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { Table } from '../../ui/table';
import type { Overview, Today as TodayFigures } from './models';
import { OverviewSection } from './overview-section';

const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 150px), 1fr));
  gap: var(--s-3);

  > div {
    display: grid;
    align-content: start;
    gap: 2px;
    padding: var(--s-4);
    border: 1px solid var(--border);
    border-radius: var(--r-3);
    background: var(--surface);
  }
  dt {
    color: var(--text-2);
    font-size: var(--t-meta);
  }
  dd {
    font: 400 1.75rem/1.2 var(--font-display);
    overflow-wrap: anywhere;
  }
  dd + dd {
    color: var(--text-2);
    font: 400 var(--t-meta) / 1.4 var(--font-ui);
  }
`;
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

/** Today at a glance. */
export function Today({ overview: { today, currency, timeZone, waiting } }: { overview: Overview }) {
  const { formatDay } = useFormats();
  const { visits: bookings } = today;
  const expected = bookings.confirmed + bookings.arrived + bookings.done;
  return (
    <OverviewSection aria-labelledby="today">
      <h2 id="today">{formatDay(dayInUtc(today.day), 'UTC')}</h2>
      <Tiles>
        <div>
          <dt>Bookings today</dt>
          <dd>{expected}</dd>
          <dd>{statusLine(bookings)}</dd>
        </div>
        <Money label="Earned so far" amount={today.earned} currency={currency} />
        <Money label="Expected today" amount={today.expected} currency={currency} />
        <div>
          <dt>Free now</dt>
          <dd>{today.freeNow}</dd>
          <dd>of {today.people.length} working today</dd>
        </div>
        <div>
          <dt>No-shows</dt>
          <dd>{bookings.noShow}</dd>
          <dd>{bookings.cancelled} cancelled</dd>
        </div>
      </Tiles>
      <Card as="section" aria-labelledby="waiting">
        <h2 id="waiting">Needs your attention</h2>
        <Links>
          <li>
            <Link to={`${paths.dashboardInbox}?status=open`}>
              {counted(waiting.openMessages, 'open message')}
            </Link>
          </li>
          <li>
            <Link to={`${paths.dashboardReviews}?status=pending`}>
              {counted(waiting.pendingReviews, 'review to read', 'reviews to read')}
            </Link>
          </li>
          <li>
            <Link to={`${paths.dashboardMail}?state=failed`}>
              {counted(waiting.failedLetters, 'failed email')}
            </Link>
          </li>
          <li>
            <Link to={`${paths.dashboardOrder}?day=${today.day}`}>Today’s bookings</Link>
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
  const { formatTime } = useFormats();
  if (today.people.length === 0) {
    return <p>{today.isOpen ? 'No one works today.' : 'The salon is closed today.'}</p>;
  }
  const span = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
    `${formatTime(startsAt, timeZone)} – ${formatTime(endsAt, timeZone)}`;
  return (
    <Table
      caption="Working today"
      rows={today.people}
      keyOf={({ _id }) => _id}
      cardsBelow={560}
      columns={[
        { key: 'name', header: 'Name', isRowHeader: true, cell: ({ name }) => name },
        { key: 'hours', header: 'Hours', cell: ({ working }) => working.map(span).join(', ') },
        { key: 'visits', header: 'Bookings', align: 'end', cell: ({ visits }) => visits },
        {
          key: 'gap',
          header: 'Next free time',
          cell: ({ isFreeNow, nextGap }) =>
            isFreeNow && nextGap ? (
              <Badge tone="success">Free until {formatTime(nextGap.endsAt, timeZone)}</Badge>
            ) : nextGap ? (
              span(nextGap)
            ) : (
              'None today'
            ),
        },
      ]}
    />
  );
}

const statusLine = ({ confirmed, arrived, done }: TodayFigures['visits']): string =>
  [confirmed > 0 && `${confirmed} upcoming`, arrived > 0 && `${arrived} here now`, done > 0 && `${done} done`]
    .filter(Boolean)
    .join(', ') || 'no bookings';
