import { Check, Printer } from 'lucide-react';
import styled from 'styled-components';
import type { Salon } from '../../api/models';
import { sentenceOf } from '../../api/problem';
import { useApi } from '../../api/use-api';
import { formatDuration } from '../../lib/format-duration';
import { paths } from '../../lib/paths';
import { Button, LinkButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { Failure } from '../../ui/failure';
import { Icon } from '../../ui/icon';
import { Price } from '../../ui/price';
import { Skeleton } from '../../ui/skeleton';
import { CancellationLine } from './confirm-step';
import { VisitLines, visitMinutes, visitWhen } from './visit-details';

const Whole = styled.div`
  display: grid;
  gap: var(--s-5);
  max-width: 720px;
  margin-inline: auto;
`;
const Head = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s-3);
  text-align: center;

  > svg {
    width: 56px;
    height: 56px;
    padding: 14px;
    border-radius: 50%;
    background: var(--success-soft);
    color: var(--success);
  }
  @media print {
    > svg {
      display: none;
    }
  }
  p {
    color: var(--text-2);
  }
`;
const When = styled.p`
  font: 400 var(--t-h3) / 1.25 var(--font-display);
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s-2) var(--s-5);
  margin: 0;
  padding-top: var(--s-4);
  border-top: 1px solid var(--border);

  dt {
    color: var(--text-2);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--s-3);

  @media print {
    display: none;
  }
`;

/** It is booked: the reference, the whole visit on one sheet that can be printed, and where to go from here. */
export function DoneStep({
  bookingId,
  salon,
  freshPath,
}: {
  bookingId: string;
  salon: Salon;
  freshPath: string;
}) {
  const { data: booking, error, mutate } = useApi('/bookings/{id}', { params: { path: { id: bookingId } } });
  const { timeZone, address, phone, name } = salon;
  return (
    <Whole>
      <Head>
        <Icon of={Check} size={24} />
        <h1 tabIndex={-1}>You are booked</h1>
        {booking && (
          <p>
            {booking.client.name}, we look forward to seeing you. Your reference is{' '}
            <strong>{booking.reference}</strong>.
          </p>
        )}
      </Head>
      {!booking && error && (
        <Failure
          title="We could not read your booking"
          message={`${sentenceOf(error)} The booking itself is safe.`}
          onRetry={() => void mutate()}
        />
      )}
      {!booking && !error && (
        <Card aria-busy>
          <Skeleton $width="60%" $height="1.8rem" />
          <Skeleton $height="5rem" />
        </Card>
      )}
      {booking && (
        <Card>
          <When>{visitWhen(booking, timeZone)}</When>
          <VisitLines visit={booking} timeZone={timeZone} />
          <Facts>
            <dt>Reference</dt>
            <dd>{booking.reference}</dd>
            <dt>Length</dt>
            <dd>{formatDuration(visitMinutes(booking))}</dd>
            <dt>Total</dt>
            <dd>
              <Price amount={booking.totalPrice} kind={booking.priceKind} currency={booking.currency} />
            </dd>
            <dt>Where</dt>
            <dd>
              {name}, {address.street}, {address.postalCode} {address.city}
            </dd>
            <dt>Phone</dt>
            <dd>
              <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
            </dd>
            {booking.note && (
              <>
                <dt>Your note</dt>
                <dd>{booking.note}</dd>
              </>
            )}
          </Facts>
          <CancellationLine deadline={booking.cancellationDeadline} salon={salon} />
        </Card>
      )}
      <Ways>
        <LinkButton to={paths.dashboardBooking}>My bookings</LinkButton>
        <LinkButton variant="ghost" to={freshPath}>
          Book another
        </LinkButton>
        <Button variant="quiet" onClick={() => window.print()}>
          <Icon of={Printer} /> Print
        </Button>
      </Ways>
    </Whole>
  );
}
