import { useState } from 'react';
import { Ellipsis } from 'lucide-react';
import styled from 'styled-components';
import type { Salon } from '../../../api/models';
import { useFormats } from '../../../ui/use-formats';
import { Button, IconButton } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Price } from '../../../ui/price';
import { StatusBadge } from '../../booking/bookings/status-badge';
import { from } from '../../../ui/media';
import { CellActions, CellStack, Table, type Column } from '../../../ui/table';
import { statusActions, type StatusVerb } from '../../booking/bookings/status-actions';
import { clientName } from '../../booking/bookings/client-name';
import type { Booking } from '../../booking/bookings/models';
import { ownPart } from '../../booking/bookings/own-part';
import { PaidMark } from '../../money/sales/paid-mark';
import { canOfPaid, type Payable } from '../../money/sales/use-payable';
import { bookings } from '../../../words/bookings.gen';
import { useWords } from '../../../words/use-words';
import { checkout as checkoutWords } from '../../../words/checkout.gen';
import { controls } from '../../../words/controls.gen';
import { orderList } from '../../../words/order-list.gen';
import { inSentence } from '../../../words/in-sentence';

const Short = styled(CellStack)`
  @media ${from('sm')} {
    white-space: nowrap;
  }
`;
const Marks = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 2px var(--s-1);
`;
const Named = styled(CellStack)`
  min-width: 104px;
`;

/** Bookings as rows: the likeliest action of each is one click away, all others are behind "More". */
export function OrderTable({
  bookings: rows,
  total,
  salon: { timeZone },
  payableOf,
  onMark,
  onCheckOut,
  onOpen,
}: {
  bookings: readonly Booking[];
  total: number;
  salon: Pick<Salon, 'timeZone'>;
  payableOf: (booking: Booking) => Payable;
  onCheckOut: (booking: Booking) => void;
  onMark: (booking: Booking, verb: StatusVerb) => Promise<void>;
  onOpen: (booking: Booking) => void;
}) {
  const words = useWords(bookings);
  const texts = useWords(orderList);
  const caption = useWords(controls).bookingCount({ count: total });
  const { formatShortDay, formatTime } = useFormats();
  const columns: readonly Column<Booking>[] = [
    {
      key: 'when',
      onPhone: 'start',
      header: texts.when(),
      cell: (booking) => {
        const { startsAt, endsAt } = ownPart(booking);
        return (
          <Short>
            {formatShortDay(startsAt, timeZone)}
            <small>
              {texts.span({ from: formatTime(startsAt, timeZone), to: formatTime(endsAt, timeZone) })}
            </small>
          </Short>
        );
      },
    },
    {
      key: 'client',
      onPhone: 'main',
      header: texts.client(),
      isRowHeader: true,
      cell: (booking) => (
        <Named>
          <bdi>{clientName(words, booking)}</bdi>
          <small dir="ltr">{booking.reference}</small>
        </Named>
      ),
    },
    {
      key: 'what',
      onPhone: 'sub',
      header: texts.services(),
      cell: ({ lines, note }) => (
        <Named>
          {lines.map(({ title, staff, startsAt }) => (
            <span key={startsAt}>
              {inSentence(
                texts.titleWith,
                { title: <bdi>{title}</bdi>, name: <bdi>{staff.name}</bdi> },
                { small: (inner) => <small>{inner}</small> },
              )}
            </span>
          ))}
          {note && <small>{texts.hasNote()}</small>}
        </Named>
      ),
    },
    {
      key: 'price',
      header: texts.total(),
      align: 'end',
      cell: ({ totalPrice, priceKind, currency }) => (
        <Price amount={totalPrice} kind={priceKind} currency={currency} />
      ),
    },
    {
      key: 'status',
      onPhone: 'end',
      header: texts.status(),
      cell: (booking) => {
        const { saleId } = payableOf(booking);
        return (
          <Marks>
            <StatusBadge status={booking.status} />
            {saleId !== null && <PaidMark saleId={saleId} />}
          </Marks>
        );
      },
    },
    {
      key: 'actions',
      onPhone: 'more',
      header: texts.actions(),
      align: 'end',
      cell: (booking) => (
        <RowActions
          booking={booking}
          payable={payableOf(booking)}
          onMark={onMark}
          onCheckOut={onCheckOut}
          onOpen={onOpen}
        />
      ),
    },
  ];
  return (
    <Table caption={caption} columns={columns} rows={rows} keyOf={({ _id }) => _id} cardsBelow={780} isList />
  );
}

function RowActions({
  booking,
  payable: { saleId, mayCheckOut },
  onMark,
  onCheckOut,
  onOpen,
}: {
  booking: Booking;
  payable: Payable;
  onCheckOut: (booking: Booking) => void;
  onMark: (booking: Booking, verb: StatusVerb) => Promise<void>;
  onOpen: (booking: Booking) => void;
}) {
  const words = useWords(bookings);
  const texts = useWords(orderList);
  const [isBusy, setBusy] = useState(false);
  const checkout = useWords(checkoutWords).checkOut();
  // The client has to arrive first.
  const isOffered = mayCheckOut && booking.status !== 'confirmed';
  const [first] = statusActions(words, canOfPaid(booking.can, saleId));
  const whose = texts.clientAndReference({
    name: clientName(words, booking),
    reference: booking.reference,
  });
  const mark = async (verb: StatusVerb) => {
    setBusy(true);
    await onMark(booking, verb);
    setBusy(false);
  };
  return (
    <CellActions>
      {isOffered && (
        <Button
          variant="ghost"
          size="small"
          aria-haspopup="dialog"
          aria-label={texts.doTo({ action: checkout, whose })}
          onClick={() => onCheckOut(booking)}
        >
          {checkout}
        </Button>
      )}
      {first && !isOffered && (
        <Button
          variant="ghost"
          size="small"
          aria-label={texts.doTo({ action: first.label, whose })}
          isBusy={isBusy}
          onClick={() => void mark(first.verb)}
        >
          {first.label}
        </Button>
      )}
      <IconButton label={texts.moreAbout({ whose })} aria-haspopup="dialog" onClick={() => onOpen(booking)}>
        <Icon of={Ellipsis} />
      </IconButton>
    </CellActions>
  );
}
