import { Link, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { sentenceOf } from '../../api/problem';
import { useApi } from '../../api/use-api';
import { formatDateTime } from '../../lib/format-date';
import { pageNumber } from '../../lib/page-number';
import { paths } from '../../lib/paths';
import { PAGE_SIZE, PagedList } from '../../ui/paged-list';
import { Price } from '../../ui/price';
import { StatusBadge } from '../../ui/status-badge';
import { Table, type Column } from '../../ui/table';
import type { ClientVisit } from './models';

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
const Nothing = styled.p`
  color: var(--text-2);
`;

/** One client's visits, to come or past; the page of each list is part of the address. */
export function ClientVisits({
  clientId,
  when,
  timeZone,
}: {
  clientId: string;
  when: 'upcoming' | 'past';
  timeZone: string;
}) {
  const [params] = useSearchParams();
  const page = pageNumber(new URLSearchParams({ page: params.get(when) ?? '' }));
  const visits = useApi(
    '/clients/{id}/bookings',
    { params: { path: { id: clientId }, query: { when, page, pageSize: PAGE_SIZE } } },
    { keepPreviousData: true },
  );
  const pathOf = (wanted: number) => {
    const next = new URLSearchParams(params);
    next.set(when, String(wanted));
    return `${paths.dashboardClient(clientId)}?${next.toString()}`;
  };
  return (
    <PagedList
      noun={when === 'upcoming' ? ['coming visit', 'coming visits'] : ['past visit', 'past visits']}
      answer={visits.data ? { total: visits.data.total, isBusy: visits.isLoading } : null}
      failure={
        visits.error
          ? {
              message: sentenceOf(visits.error),
              onRetry: () => void visits.mutate(),
              isRetrying: visits.isValidating,
            }
          : null
      }
      page={page}
      pathOf={pathOf}
      empty={<Nothing>{when === 'upcoming' ? 'No visit is booked.' : 'No visits so far.'}</Nothing>}
    >
      {(caption) => (
        <Table
          caption={caption}
          columns={columnsIn(timeZone)}
          rows={visits.data?.items ?? []}
          keyOf={({ _id }) => _id}
          cardsBelow={560}
        />
      )}
    </PagedList>
  );
}

const columnsIn = (timeZone: string): readonly Column<ClientVisit>[] => [
  {
    key: 'when',
    header: 'When',
    isRowHeader: true,
    cell: ({ startsAt, reference }) => (
      <Stack>
        <Link to={`${paths.dashboardOrder}?q=${encodeURIComponent(reference)}`}>
          {formatDateTime(startsAt, timeZone)}
        </Link>
        <small>{reference}</small>
      </Stack>
    ),
  },
  {
    key: 'what',
    header: 'Services',
    cell: ({ lines, note }) => (
      <Stack>
        {lines.map(({ title, staff, startsAt }) => (
          <span key={startsAt}>
            {title} <small>with {staff.name}</small>
          </span>
        ))}
        {note && <small>“{note}”</small>}
      </Stack>
    ),
  },
  {
    key: 'price',
    header: 'Total',
    align: 'end',
    cell: ({ totalPrice, priceKind, currency }) => (
      <Price amount={totalPrice} kind={priceKind} currency={currency} />
    ),
  },
  { key: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
];
