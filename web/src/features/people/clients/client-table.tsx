import { Tag } from 'lucide-react';
import { Link } from 'react-router-dom';
import { localDay } from '../../../lib/local-day';
import { paths } from '../../../lib/paths';
import { Icon } from '../../../ui/icon';
import { Price } from '../../../ui/price';
import { CellStack, Table, type Column } from '../../../ui/table';
import { Hint } from '../../../ui/text';
import { Currency } from '../../../lib/currency';
import { useFormats } from '../../../ui/use-formats';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { AccountBadge, BlockedBadge } from './account-badge';
import type { ListedClient } from './models';
import { clients as book } from '../../../words/clients.gen';
import { useWords } from '../../../words/use-words';

/** Clients as rows: name, last and next booking, and total spent. */
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
  const words = useWords(book);
  const { formatShortDay, formatDateTime } = useFormats();
  const dayOf = (instant: string) =>
    words.dayOfYear({
      day: formatShortDay(instant, timeZone),
      year: localDay(instant, timeZone).slice(0, 4),
    });
  const columns: readonly Column<ListedClient>[] = [
    {
      key: 'name',
      onPhone: 'main',
      header: words.client(),
      isRowHeader: true,
      cell: ({ _id, name, email, phone, tags }) => (
        <CellStack>
          <Link to={paths.dashboardClient(_id)}>
            <bdi>{name}</bdi>
          </Link>
          {phone && (
            <small dir="ltr" data-whole>
              {phone}
            </small>
          )}
          {email && email !== name && <small dir="ltr">{email}</small>}
          {tags.length > 0 && (
            <small>
              <Icon of={Tag} size={16} /> <VisuallyHidden>{words.tags()}</VisuallyHidden>{' '}
              <bdi>{tags.join(' · ')}</bdi>
            </small>
          )}
        </CellStack>
      ),
    },
    {
      key: 'account',
      onPhone: 'end',
      header: words.account(),
      cell: (client) => (
        <CellStack>
          <AccountBadge {...client} />
          {client.isBlocked && <BlockedBadge />}
        </CellStack>
      ),
    },
    {
      key: 'visits',
      header: words.bookings(),
      align: 'end',
      cell: ({ visits, noShows, lateCancellations }) => (
        <CellStack>
          {visits}
          {noShows > 0 && <small>{words.noShowCount({ count: noShows })}</small>}
          {lateCancellations > 0 && (
            <small>{words.lateCancellationCount({ count: lateCancellations })}</small>
          )}
        </CellStack>
      ),
    },
    {
      key: 'when',
      onPhone: 'sub',
      header: words.lastAndNext(),
      cell: ({ lastVisitAt, nextVisitAt }) => (
        <CellStack>
          {(lastVisitAt !== null || nextVisitAt === null) && (
            <Hint as="span">
              {lastVisitAt ? words.lastOn({ day: dayOf(lastVisitAt) }) : words.noVisitYet()}
            </Hint>
          )}
          {nextVisitAt && (
            <span data-whole>{words.nextAt({ when: formatDateTime(nextVisitAt, timeZone) })}</span>
          )}
        </CellStack>
      ),
    },
    {
      key: 'spent',
      onPhone: 'more',
      header: words.spent(),
      align: 'end',
      cell: ({ spent }) => <Price amount={spent} currency={currency} />,
    },
  ];
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={clients}
      keyOf={({ _id }) => _id}
      rowsBelow={720}
      isList
    />
  );
}
