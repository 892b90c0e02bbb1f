import { useState } from 'react';
import { StickyNote } from 'lucide-react';
import { Button } from '../../../ui/button';
import { type Hue, PLAIN_HUE } from '../../../ui/hues';
import { Price } from '../../../ui/price';
import { useFormats } from '../../../ui/use-formats';
import { bookings } from '../../../words/bookings.gen';
import { checkout as checkoutWords } from '../../../words/checkout.gen';
import { inSentence } from '../../../words/in-sentence';
import { orderList } from '../../../words/order-list.gen';
import { useWords } from '../../../words/use-words';
import { clientName } from '../../booking/bookings/client-name';
import type { Booking } from '../../booking/bookings/models';
import { ownPart } from '../../booking/bookings/own-part';
import type { StatusVerb } from '../../booking/bookings/status-actions';
import { PaidMark } from '../../money/sales/paid-mark';
import type { Payable } from '../../money/sales/use-payable';
import { minutesLate, nextStepOf } from './next-step';
import { partsOf } from './order-days';
import { OrderStatus } from './order-status';
import { Name, Part, Reference } from './order-table-style';

/** Actions of a row. */
export interface RowActions {
  payableOf: (booking: Booking) => Payable;
  onCheckOut: (booking: Booking) => void;
  onMark: (booking: Booking, verb: StatusVerb) => Promise<void>;
  onOpen: (booking: Booking) => void;
}

/** One booking: when, whose, which services, and its next step. Pressing it anywhere else opens it. */
export function OrderRow({
  booking,
  timeZone,
  nowMs,
  hueOf,
  hasDay,
  payableOf,
  onMark,
  onCheckOut,
  onOpen,
}: RowActions & {
  booking: Booking;
  timeZone: string;
  nowMs: number;
  /** The colour of a service's category. */
  hueOf: (serviceId: string) => Hue | undefined;
  /** True if the row has to show its day. */
  hasDay: boolean;
}) {
  const words = useWords(bookings);
  const texts = useWords(orderList);
  const { formatShortDay, formatTime, formatSeries } = useFormats();
  const { reference, client } = booking;
  const { startsAt, endsAt } = ownPart(booking);
  const name = clientName(words, booking);
  const payable = payableOf(booking);
  const whose = texts.clientAndReference({ name, reference });
  const open = () => onOpen(booking);
  return (
    <tr
      role="row"
      data-booking=""
      data-key={booking._id}
      onClick={({ target }) => {
        const isOwnPress = target instanceof Element && target.closest('a, button') !== null;
        // Selecting a phone number to copy it opens nothing.
        if (!isOwnPress && !window.getSelection()?.toString()) open();
      }}
    >
      <td role="cell" data-cell="time">
        <b>{formatTime(startsAt, timeZone)}</b>{' '}
        <span>
          {hasDay ? formatShortDay(startsAt, timeZone) : texts.until({ time: formatTime(endsAt, timeZone) })}
        </span>
      </td>
      <th role="rowheader" scope="row" data-cell="name">
        <Name
          type="button"
          aria-haspopup="dialog"
          aria-label={texts.moreAbout({ whose })}
          title={name}
          onClick={open}
        >
          <bdi>{name}</bdi>
        </Name>
        {booking.note && (
          <StickyNote
            size={16}
            strokeWidth={1.5}
            role="img"
            aria-label={texts.hasNote()}
            style={{ marginInlineStart: 6, verticalAlign: 'middle' }}
          />
        )}
        <Reference dir="ltr" data-reference="">
          {reference}
        </Reference>
      </th>
      <td role="cell" data-cell="what">
        {partsOf(booking).map(({ key, serviceId, titles, staffName }) => (
          <Part key={key} $hue={hueOf(serviceId) ?? PLAIN_HUE}>
            {inSentence(
              texts.titleWith,
              { title: <bdi>{formatSeries(titles)}</bdi>, name: <bdi>{staffName}</bdi> },
              { small: (inner) => <small>{inner}</small> },
            )}
          </Part>
        ))}
      </td>
      <td role="cell" data-cell="phone" dir="ltr">
        {client.phone}
      </td>
      <td role="cell" data-cell="total">
        <Price amount={booking.totalPrice} kind={booking.priceKind} currency={booking.currency} />
      </td>
      <td role="cell" data-cell="status">
        <OrderStatus status={booking.status} lateMinutes={minutesLate(booking, nowMs, timeZone)} />{' '}
        {payable.saleId !== null && <PaidMark saleId={payable.saleId} />}
      </td>
      <td role="cell" data-cell="step">
        <NextStepButton
          booking={booking}
          payable={payable}
          nowMs={nowMs}
          timeZone={timeZone}
          whose={whose}
          onMark={onMark}
          onCheckOut={onCheckOut}
        />
      </td>
    </tr>
  );
}

function NextStepButton({
  booking,
  payable,
  nowMs,
  timeZone,
  whose,
  onMark,
  onCheckOut,
}: Pick<RowActions, 'onMark' | 'onCheckOut'> & {
  booking: Booking;
  payable: Payable;
  nowMs: number;
  timeZone: string;
  whose: string;
}) {
  const words = useWords(bookings);
  const texts = useWords(orderList);
  const checkOut = useWords(checkoutWords).checkOut();
  const [isBusy, setBusy] = useState(false);
  const step = nextStepOf(booking, payable, nowMs, timeZone);
  if (step === null) return null;
  const action = { arrive: words.arrived(), finish: words.done(), 'check-out': checkOut }[step];
  const take = async () => {
    if (step === 'check-out') return onCheckOut(booking);
    setBusy(true);
    await onMark(booking, step);
    setBusy(false);
  };
  return (
    <Button
      variant="ghost"
      size="compact"
      aria-label={texts.doTo({ action, whose })}
      aria-haspopup={step === 'check-out' ? 'dialog' : undefined}
      isBusy={isBusy}
      onClick={() => void take()}
    >
      {action}
    </Button>
  );
}
