import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { formatDateTime, formatShortDay } from '../../lib/format-date';
import { counted } from '../../lib/counted';
import { paths } from '../../lib/paths';
import { Price } from '../../ui/price';
import { Table, type Column } from '../../ui/table';
import { Hint } from '../../ui/text';
import type { Currency } from '../../lib/format-money';
import { AccountBadge } from './account-badge';
import type { ListedClient } from './models';

const Stack = styled.span`
  display: grid;
  gap: 2px;
  overflow-wrap: anywhere;

  small {
    color: var(--text-2);
    font-size: var(--t-meta);
    font-weight: 400;
  }
  a {
    color: var(--accent);
    text-underline-offset: 3px;
  }
`;

/** Clients as rows: who they are, their last and next booking, and what they have spent. */
export function ClientTable({
  caption,
  clients,
  currency,
  timeZone,
}: {
  caption: string;
  clients: readonly ListedClient[];
  currency: Currency;
  timeZone: string;
}) {
  const columns: readonly Column<ListedClient>[] = [
    {
      key: 'name',
      header: 'Client',
      isRowHeader: true,
      cell: ({ _id, name, email, phone }) => (
        <Stack>
          <Link to={paths.dashboardClient(_id)}>{name}</Link>
          {email && email !== name && <small>{email}</small>}
          {phone && <small>{phone}</small>}
        </Stack>
      ),
    },
    { key: 'account', header: 'Account', cell: (client) => <AccountBadge {...client} /> },
    {
      key: 'visits',
      header: 'Bookings',
      align: 'end',
      cell: ({ visits, noShows }) => (
        <Stack>
          {visits}
          {noShows > 0 && <small>{counted(noShows, 'no-show')}</small>}
        </Stack>
      ),
    },
    {
      key: 'when',
      header: 'Last and next',
      cell: ({ lastVisitAt, nextVisitAt }) => (
        <Stack>
          <Hint as="span">
            {lastVisitAt ? `${formatShortDay(lastVisitAt, timeZone)}${yearOf(lastVisitAt)}` : 'None yet'}
          </Hint>
          {nextVisitAt && <span>Next: {formatDateTime(nextVisitAt, timeZone)}</span>}
        </Stack>
      ),
    },
    {
      key: 'spent',
      header: 'Spent',
      align: 'end',
      cell: ({ spent }) => <Price amount={spent} currency={currency} />,
    },
  ];
  return (
    <Table caption={caption} columns={columns} rows={clients} keyOf={({ _id }) => _id} cardsBelow={720} />
  );
}

const yearOf = (instant: string) => ` ${instant.slice(0, 4)}`;
