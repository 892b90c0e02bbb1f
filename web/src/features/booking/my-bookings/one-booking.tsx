import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useApi } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { allOf } from '../../../lib/answer';
import { paths } from '../../../lib/paths';
import { Answered, LoadingCard } from '../../../ui/answered';
import { Button, LinkButton } from '../../../ui/button';
import { ButtonRow } from '../../../ui/button-row';
import { EmptyState } from '../../../ui/empty-state';
import { lazyDialogs } from '../../../ui/lazy-dialogs';
import { Skeleton } from '../../../ui/skeleton';
import { bookings } from '../../../words/bookings.gen';
import { dashboard } from '../../../words/dashboard.gen';
import { myBookings } from '../../../words/my-bookings.gen';
import { useWords } from '../../../words/use-words';
import { StatusBadge } from '../bookings/status-badge';
import { CalendarButton } from '../bookings/calendar-button';
import { PrintButton } from '../bookings/print-button';
import { BookingSheet } from '../bookings/booking-sheet';
import type { Change } from './change-dialog';

const Content = styled.div`
  display: grid;
  gap: var(--s-5);
  max-width: 720px;
  margin-top: var(--s-4);
`;

const ChangeDialog = lazyDialogs(() => import('./change-dialog').then((part) => part.ChangeDialog));

/** One of the client's bookings on its own page, to move, cancel, print or add to a calendar. */
export function OneBooking() {
  const words = useWords(myBookings);
  const menu = useWords(dashboard);
  const texts = useWords(bookings);
  const [verb, setVerb] = useState<Change['verb'] | null>(null);
  const [params] = useSearchParams();
  const id = params.get('booking') ?? '';
  const booking = useApi(id ? '/bookings/{id}' : null, { params: { path: { id } } });
  const answer = allOf({ booking, salon: useSalon() });
  const back = (
    <LinkButton variant="ghost" size="small" to={paths.dashboardBooking}>
      {menu.bookingList()}
    </LinkButton>
  );
  if (!id || booking.error?.status === 404) {
    return (
      <EmptyState title={words.notFound()} action={back}>
        {words.maybeOtherAccount()}
      </EmptyState>
    );
  }
  return (
    <Content>
      <Answered
        answer={answer}
        what={words.yourBooking()}
        skeleton={
          <LoadingCard>
            <Skeleton $width="60%" $height="1.8rem" />
            <Skeleton $height="5rem" />
          </LoadingCard>
        }
      >
        {(known) => (
          <>
            <div>
              <StatusBadge status={known.booking.status} />
            </div>
            <BookingSheet {...known} />
            <ButtonRow>
              {known.booking.can.move && (
                <Button size="small" onClick={() => setVerb('move')}>
                  {words.move()}
                </Button>
              )}
              {known.booking.can.cancel && (
                <Button variant="ghost" size="small" onClick={() => setVerb('cancel')}>
                  {texts.cancelBooking()}
                </Button>
              )}
              {back}
              <CalendarButton booking={known.booking} />
              <PrintButton />
            </ButtonRow>
            {verb && (
              <ChangeDialog
                change={{ verb, booking: known.booking }}
                salon={known.salon}
                onClose={() => setVerb(null)}
              />
            )}
          </>
        )}
      </Answered>
    </Content>
  );
}
