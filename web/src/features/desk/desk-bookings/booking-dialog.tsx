import { useState } from 'react';
import { Contact } from 'lucide-react';
import styled from 'styled-components';
import type { Salon } from '../../../api/models';
import { useMay } from '../../../api/use-may';

import { paths } from '../../../lib/paths';
import { LinkButton } from '../../../ui/button';
import { DescriptionList } from '../../../ui/description-list';
import { Dialog } from '../../../ui/dialog';
import { Icon } from '../../../ui/icon';
import { lazyPart } from '../../../ui/lazy-part';
import { Stack } from '../../../ui/layout';
import { lazyDialogs } from '../../../ui/lazy-dialogs';
import { StaleAlert } from '../../../ui/stale-alert';
import { StatusBadge } from '../../booking/bookings/status-badge';
import { CheckoutDialog } from '../../money/checkout/lazy-checkout-dialog';
import { PaidMark } from '../../money/sales/paid-mark';
import { canOfPaid, usePayable } from '../../money/sales/use-payable';
import { clientName } from '../../booking/bookings/client-name';
import type { Booking } from '../../booking/bookings/models';
import { BookingActions, isReopenable } from './booking-actions';
import { BookingFacts } from './booking-facts';
import { BookingHistory } from './booking-history';
import { BookingNote } from './booking-note';
import { ReopenToEdit } from './reopen-to-edit';
import { WarningOfClient } from './warning-of-client';
import { useCurrentBooking } from '../../booking/bookings/use-current-booking';
import { BookingLines, bookingWhen } from '../../booking/bookings/booking-lines';
import { useBookingTexts } from '../../booking/bookings/use-booking-texts';
import { deskBookings } from '../../../words/desk-bookings.gen';
import { useWords } from '../../../words/use-words';
const Heading = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-2) var(--s-4);
  font-weight: 600;
`;
const Marks = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--s-2);
`;
const Disclosure = styled.details`
  summary {
    min-height: 44px;
    padding: 10px 0;
    color: var(--accent);
    font-weight: 600;
    cursor: pointer;
  }
`;

const none: readonly string[] = [];

const SeriesSection = lazyDialogs(() =>
  import('../../booking/series/series-section').then((part) => part.SeriesSection),
);

const RebookDialog = lazyDialogs(() =>
  import('../../booking/rebooking/rebook-dialog').then((part) => part.RebookDialog),
);

const CorrectForm = lazyPart(() => import('./correct-form').then((part) => part.CorrectForm), '420px');

const RunsLate = lazyPart(
  () => import('../../booking/delays/runs-late').then((part) => part.RunsLate),
  '320px',
);

/** A booking with all its details and all of the desk's actions. */
export function BookingDialog({
  booking: opened,
  changes: done = none,
  salon: { timeZone },
  isLate: isOpenedLate = false,
  onMove,
  onCancel,
  onClose,
}: {
  booking: Booking;
  /** Changes by someone else while it was on the screen, as sentences. */
  changes?: readonly string[];
  salon: Pick<Salon, 'timeZone'>;
  /** True if it is opened to say that it runs late, and closed afterwards. */
  isLate?: boolean | undefined;
  onMove: (booking: Booking) => void;
  onCancel: (booking: Booking) => void;
  onClose: () => void;
}) {
  const texts = useBookingTexts();
  const words = useWords(deskBookings);
  const { booking, changes, isStale, follow } = useCurrentBooking(
    { booking: opened, changes: done },
    timeZone,
  );
  const { client } = booking;
  const [isEditing, setEditing] = useState(false);
  const [isAgain, setAgain] = useState(false);
  const [isCheckingOut, setCheckingOut] = useState(false);
  const payable = usePayable(booking);
  const [isLate, setLate] = useState(isOpenedLate);
  const may = useMay();
  const clientFileId = may.clients && (client._id ?? client.cardId);
  if (isEditing) {
    return (
      <Dialog kind="wide" title={words.editBooking()} isOpen onClose={onClose}>
        <Stack $gap={5}>
          <StaleAlert title={texts.words.bookingHasChanged()} changes={changes}>
            {words.notSaved()}
          </StaleAlert>
          {isReopenable(booking, canOfPaid(booking.can, payable.saleId)) && (
            <ReopenToEdit booking={booking} onReopened={follow} isStale={isStale} />
          )}
          <CorrectForm
            booking={booking}
            timeZone={timeZone}
            isStale={isStale}
            onDone={(corrected) => {
              if (corrected) follow(corrected);
              setEditing(false);
            }}
          />
        </Stack>
      </Dialog>
    );
  }
  if (isCheckingOut) return <CheckoutDialog bookingId={booking._id} onClose={onClose} />;
  if (isAgain) {
    return <RebookDialog booking={booking} salon={{ timeZone }} isAtDesk onClose={() => setAgain(false)} />;
  }
  if (isLate) {
    return (
      <Dialog title={clientName(texts.words, booking)} isOpen onClose={onClose}>
        <StaleAlert title={texts.words.bookingHasChanged()} changes={changes}>
          {words.notSaved()}
        </StaleAlert>
        <RunsLate
          booking={booking}
          timeZone={timeZone}
          isStale={isStale}
          onDone={(delayed) => {
            if (delayed) follow(delayed);
            if (isOpenedLate) onClose();
            else setLate(false);
          }}
        />
      </Dialog>
    );
  }
  return (
    <Dialog title={clientName(texts.words, booking)} isOpen onClose={onClose}>
      <Stack $gap={5}>
        <StaleAlert title={texts.words.bookingHasChanged()} changes={changes}>
          {words.notSaved()}
        </StaleAlert>
        {clientFileId && <WarningOfClient clientId={clientFileId} />}
        <Heading>
          {bookingWhen(texts, booking, timeZone)}
          <Marks>
            <StatusBadge status={booking.status} />
            {payable.saleId !== null && <PaidMark saleId={payable.saleId} />}
          </Marks>
        </Heading>
        <BookingLines booking={booking} timeZone={timeZone} isAtDesk />
        <BookingActions
          booking={booking}
          onMarked={follow}
          isStale={isStale}
          onMove={onMove}
          onCancel={onCancel}
          onEdit={() => setEditing(true)}
          onDelay={() => setLate(true)}
          onAgain={() => setAgain(true)}
          saleId={payable.saleId}
          onCheckOut={payable.mayCheckOut ? () => setCheckingOut(true) : null}
          onClose={onClose}
        />
        {may.diary && <SeriesSection booking={booking} timeZone={timeZone} onClose={onClose} />}
        <BookingFacts booking={booking} timeZone={timeZone} />
        {clientFileId && (
          <div>
            <LinkButton variant="quiet" size="small" to={paths.dashboardClient(clientFileId)} replace>
              <Icon of={Contact} /> {words.clientFile()}
            </LinkButton>
          </div>
        )}
        {booking.can.note ? (
          <BookingNote booking={booking} onSaved={follow} onStale={isStale} />
        ) : (
          booking.note && (
            <DescriptionList>
              <dt>{words.note()}</dt>
              <dd>
                <bdi>{booking.note}</bdi>
              </dd>
            </DescriptionList>
          )
        )}
        <Disclosure>
          <summary>{words.history()}</summary>
          <BookingHistory bookingId={booking._id} timeZone={timeZone} currency={booking.currency} />
        </Disclosure>
      </Stack>
    </Dialog>
  );
}
