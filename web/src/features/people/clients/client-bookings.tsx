import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { usePagedAnswer } from '../../../api/use-paged-answer';
import { mayOpen } from '../../../lib/page-access';
import { useApi } from '../../../api/use-api';
import { useMay } from '../../../api/use-may';
import { paths } from '../../../lib/paths';
import { pageParam, urlState } from '../../../lib/url-state';
import { PAGE_SIZE, PagedList } from '../../../ui/paged-list';
import { Price } from '../../../ui/price';
import { StatusBadge } from '../../booking/bookings/status-badge';
import { CellStack, Table, type Column } from '../../../ui/table';
import type { ClientBooking } from './models';
import { Muted } from '../../../ui/text';
import { useUrlState } from '../../../ui/use-url-state';
import { controls } from '../../../words/controls.gen';
import { useWords } from '../../../words/use-words';
import type { Formats } from '../../../lib/formats';
import { useFormats } from '../../../ui/use-formats';
import { clients as book } from '../../../words/clients.gen';
import { inSentence } from '../../../words/in-sentence';
import type { ClientsWords } from '../../../words/types.gen';

/** A part of a client's file with their bookings or earlier visits. */
export const BookingsSection = styled.section`
  display: grid;
  gap: var(--s-3);

  h2 {
    font-size: var(--t-h3);
  }
`;

const bookingPages = urlState({ upcoming: pageParam('upcoming'), past: pageParam('past') });

/** A client's bookings, upcoming or past; each list's page is part of the URL. */
export function ClientBookings({
  clientId,
  when,
  timeZone,
}: {
  clientId: string;
  when: 'upcoming' | 'past';
  timeZone: string;
}) {
  const lists = useWords(controls);
  const words = useWords(book);
  const formats = useFormats();
  const hasOrderList = mayOpen(useMay(), paths.dashboardOrder);
  const { state } = useUrlState(bookingPages);
  const page = state[when];
  const bookings = useApi(
    '/clients/{id}/bookings',
    { params: { path: { id: clientId }, query: { when, page, pageSize: PAGE_SIZE } } },
    { keepPreviousData: true },
  );
  const pathOf = (wanted: number) =>
    `${paths.dashboardClient(clientId)}?${bookingPages.write({ ...state, [when]: wanted }).toString()}`;
  return (
    <PagedList
      counted={when === 'upcoming' ? lists.upcomingBookingCount : lists.pastBookingCount}
      what={when === 'upcoming' ? lists.theUpcomingBookings() : lists.thePastBookings()}
      {...usePagedAnswer(bookings)}
      page={page}
      pathOf={pathOf}
      empty={<Muted>{when === 'upcoming' ? words.noUpcoming() : words.noPast()}</Muted>}
    >
      {(caption) => (
        <Table
          caption={caption}
          columns={columnsIn(words, formats, timeZone, hasOrderList)}
          rows={bookings.data?.items ?? []}
          keyOf={({ _id }) => _id}
          rowsBelow={560}
        />
      )}
    </PagedList>
  );
}

const columnsIn = (
  words: ClientsWords,
  { formatDateTime }: Formats,
  timeZone: string,
  hasOrderList: boolean,
): readonly Column<ClientBooking>[] => [
  {
    key: 'when',
    onPhone: 'main',
    header: words.when(),
    isRowHeader: true,
    cell: ({ startsAt, reference }) => (
      <CellStack>
        {hasOrderList ? (
          <Link to={`${paths.dashboardOrder}?q=${encodeURIComponent(reference)}`}>
            {formatDateTime(startsAt, timeZone)}
          </Link>
        ) : (
          formatDateTime(startsAt, timeZone)
        )}
        <small dir="ltr">{reference}</small>
      </CellStack>
    ),
  },
  {
    key: 'what',
    onPhone: 'sub',
    header: words.services(),
    cell: ({ lines, note }) => (
      <CellStack>
        {lines.map(({ title, staff, startsAt }) => (
          <span key={startsAt}>
            {inSentence(
              words.titleWith,
              { title: <bdi>{title}</bdi>, name: <bdi>{staff.name}</bdi> },
              { small: (inner) => <small>{inner}</small> },
            )}
          </span>
        ))}
        {note && <small>{inSentence(words.quoted, { note: <bdi>{note}</bdi> })}</small>}
      </CellStack>
    ),
  },
  {
    key: 'price',
    onPhone: 'end',
    header: words.total(),
    align: 'end',
    cell: ({ totalPrice, priceKind, currency }) => (
      <Price amount={totalPrice} kind={priceKind} currency={currency} />
    ),
  },
  {
    key: 'status',
    onPhone: 'more',
    header: words.status(),
    cell: ({ status }) => <StatusBadge status={status} />,
  },
];
