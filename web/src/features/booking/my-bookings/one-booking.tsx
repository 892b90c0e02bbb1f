import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { useApi } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { paths } from '../../../lib/paths';
import { LinkButton } from '../../../ui/button';
import { ButtonRow } from '../../../ui/button-row';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { Failure } from '../../../ui/failure';
import { Skeleton } from '../../../ui/skeleton';
import { dashboard } from '../../../words/dashboard.gen';
import { myBookings } from '../../../words/my-bookings.gen';
import { useWords } from '../../../words/use-words';
import { StatusBadge } from '../bookings/status-badge';
import { CalendarButton } from '../bookings/calendar-button';
import { PrintButton } from '../bookings/print-button';
import { BookingSheet } from '../bookings/booking-sheet';

const Content = styled.div`
  display: grid;
  gap: var(--s-5);
  max-width: 720px;
  margin-top: var(--s-4);
`;

/** One of the client's bookings on a sheet of its own, to print or to add to a calendar. */
export function OneBooking() {
  const words = useWords(myBookings);
  const menu = useWords(dashboard);
  const sentenceOf = useSentenceOf();
  const [params] = useSearchParams();
  const id = params.get('booking') ?? '';
  const { data: salon } = useSalon();
  const { data: booking, error, mutate } = useApi(id ? '/bookings/{id}' : null, { params: { path: { id } } });
  const back = (
    <LinkButton variant="ghost" size="small" to={paths.dashboardBooking}>
      {menu.bookingList()}
    </LinkButton>
  );
  if (!id || error?.status === 404) {
    return (
      <EmptyState title={words.notFound()} action={back}>
        {words.maybeOtherAccount()}
      </EmptyState>
    );
  }
  if (error && !booking) {
    return <Failure what={words.yourBooking()} message={sentenceOf(error)} onRetry={() => void mutate()} />;
  }
  return (
    <Content>
      {booking && salon ? (
        <>
          <div>
            <StatusBadge status={booking.status} />
          </div>
          <BookingSheet booking={booking} salon={salon} />
          <ButtonRow>
            {back}
            <CalendarButton booking={booking} />
            <PrintButton />
          </ButtonRow>
        </>
      ) : (
        <Card aria-busy>
          <Skeleton $width="60%" $height="1.8rem" />
          <Skeleton $height="5rem" />
        </Card>
      )}
    </Content>
  );
}
