import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { sentenceOf } from '../../api/problem';
import { useApi } from '../../api/use-api';
import { useSalon } from '../../api/use-salon';
import { paths } from '../../lib/paths';
import { LinkButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Failure } from '../../ui/failure';
import { Skeleton } from '../../ui/skeleton';
import { StatusBadge } from '../../ui/status-badge';
import { CalendarButton } from './calendar-button';
import { PrintButton } from './print-button';
import { VisitSheet } from './visit-sheet';

const Whole = styled.div`
  display: grid;
  gap: var(--s-5);
  max-width: 720px;
  margin-top: var(--s-4);
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);

  @media print {
    display: none;
  }
`;

/** One of her visits on a sheet of its own, to print or to put into a calendar. */
export function OneVisit() {
  const [params] = useSearchParams();
  const id = params.get('booking') ?? '';
  const { data: salon } = useSalon();
  const { data: booking, error, mutate } = useApi(id ? '/bookings/{id}' : null, { params: { path: { id } } });
  const back = (
    <LinkButton variant="ghost" size="small" to={paths.dashboardBooking}>
      Booking List
    </LinkButton>
  );
  if (!id || error?.status === 404) {
    return (
      <EmptyState title="There is no such visit" action={back}>
        Perhaps it belongs to another account.
      </EmptyState>
    );
  }
  if (error && !booking) {
    return (
      <Failure
        title="We could not read your visit"
        message={sentenceOf(error)}
        onRetry={() => void mutate()}
      />
    );
  }
  return (
    <Whole>
      {booking && salon ? (
        <>
          <div>
            <StatusBadge status={booking.status} />
          </div>
          <VisitSheet booking={booking} salon={salon} />
          <Ways>
            {back}
            <CalendarButton booking={booking} />
            <PrintButton />
          </Ways>
        </>
      ) : (
        <Card aria-busy>
          <Skeleton $width="60%" $height="1.8rem" />
          <Skeleton $height="5rem" />
        </Card>
      )}
    </Whole>
  );
}
