import { useState } from 'react';
import { Ellipsis } from 'lucide-react';
import styled from 'styled-components';
import type { Salon } from '../../api/models';
import { counted } from '../../lib/counted';
import { useFormats } from '../../ui/use-formats';
import { Button, IconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Price } from '../../ui/price';
import { StatusBadge } from '../bookings/status-badge';
import { CellActions, CellStack, Table, type Column } from '../../ui/table';
import { statusActions, type StatusVerb } from '../bookings/status-actions';
import { clientName } from '../bookings/client-name';
import type { Booking } from '../bookings/models';
import { bookings } from '../../words/bookings.gen';
import { useWords } from '../../words/use-words';

const Short = styled(CellStack)`
  white-space: nowrap;
`;
const Named = styled(CellStack)`
  min-width: 104px;
`;

/** Bookings as rows: the likeliest next step of each is one press away, everything else behind "More". */
export function OrderTable({
  bookings: rows,
  total,
  salon: { timeZone },
  onMark,
  onOpen,
}: {
  bookings: readonly Booking[];
  total: number;
  salon: Pick<Salon, 'timeZone'>;
  onMark: (booking: Booking, verb: StatusVerb) => Promise<void>;
  onOpen: (booking: Booking) => void;
}) {
  const words = useWords(bookings);
  const { formatShortDay, formatTime } = useFormats();
  const columns: readonly Column<Booking>[] = [
    {
      key: 'when',
      header: 'When',
      cell: ({ startsAt, endsAt }) => (
        <Short>
          {formatShortDay(startsAt, timeZone)}
          <small>
            {formatTime(startsAt, timeZone)} – {formatTime(endsAt, timeZone)}
          </small>
        </Short>
      ),
    },
    {
      key: 'client',
      header: 'Client',
      isRowHeader: true,
      cell: (booking) => (
        <Named>
          {clientName(words, booking)}
          <small>{booking.reference}</small>
        </Named>
      ),
    },
    {
      key: 'what',
      header: 'Services',
      cell: ({ lines, note }) => (
        <Named>
          {lines.map(({ title, staff, startsAt }) => (
            <span key={startsAt}>
              {title} <small>with {staff.name}</small>
            </span>
          ))}
          {note && <small>Has a note</small>}
        </Named>
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
    {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      cell: (booking) => <RowActions booking={booking} onMark={onMark} onOpen={onOpen} />,
    },
  ];
  return (
    <Table
      caption={counted(total, 'booking')}
      columns={columns}
      rows={rows}
      keyOf={({ _id }) => _id}
      cardsBelow={780}
    />
  );
}

function RowActions({
  booking,
  onMark,
  onOpen,
}: {
  booking: Booking;
  onMark: (booking: Booking, verb: StatusVerb) => Promise<void>;
  onOpen: (booking: Booking) => void;
}) {
  const words = useWords(bookings);
  const [isBusy, setBusy] = useState(false);
  const [first] = statusActions(words, booking.can);
  const whose = `${clientName(words, booking)}, ${booking.reference}`;
  const mark = async (verb: StatusVerb) => {
    setBusy(true);
    await onMark(booking, verb);
    setBusy(false);
  };
  return (
    <CellActions>
      {first && (
        <Button
          variant="ghost"
          size="small"
          aria-label={`${first.label}: ${whose}`}
          isBusy={isBusy}
          onClick={() => void mark(first.verb)}
        >
          {first.label}
        </Button>
      )}
      <IconButton label={`More about ${whose}`} aria-haspopup="dialog" onClick={() => onOpen(booking)}>
        <Icon of={Ellipsis} />
      </IconButton>
    </CellActions>
  );
}
