import { Link } from 'react-router-dom';
import { counted } from '../../lib/counted';
import { paths } from '../../lib/paths';
import { Price } from '../../ui/price';
import { CellStack, Table, type Column } from '../../ui/table';
import { Hint } from '../../ui/text';
import { Currency } from '../../lib/format-money';
import { useFormats } from '../../ui/use-formats';
import { AccountBadge } from './account-badge';
import type { ListedClient } from './models';

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
  const { formatShortDay, formatDateTime } = useFormats();
  const columns: readonly Column<ListedClient>[] = [
    {
      key: 'name',
      header: 'Client',
      isRowHeader: true,
      cell: ({ _id, name, email, phone }) => (
        <CellStack>
          <Link to={paths.dashboardClient(_id)}>{name}</Link>
          {email && email !== name && <small>{email}</small>}
          {phone && <small>{phone}</small>}
        </CellStack>
      ),
    },
    { key: 'account', header: 'Account', cell: (client) => <AccountBadge {...client} /> },
    {
      key: 'visits',
      header: 'Bookings',
      align: 'end',
      cell: ({ visits, noShows }) => (
        <CellStack>
          {visits}
          {noShows > 0 && <small>{counted(noShows, 'no-show')}</small>}
        </CellStack>
      ),
    },
    {
      key: 'when',
      header: 'Last and next',
      cell: ({ lastVisitAt, nextVisitAt }) => (
        <CellStack>
          <Hint as="span">
            {lastVisitAt ? `${formatShortDay(lastVisitAt, timeZone)}${yearOf(lastVisitAt)}` : 'None yet'}
          </Hint>
          {nextVisitAt && <span>Next: {formatDateTime(nextVisitAt, timeZone)}</span>}
        </CellStack>
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
