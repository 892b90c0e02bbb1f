import styled from 'styled-components';
import type { Salon } from '../../../api/models';
import { paths } from '../../../lib/paths';
import { LinkButton } from '../../../ui/button';
import { ButtonRow } from '../../../ui/button-row';
import { book } from '../../../words/book.gen';
import { useWords } from '../../../words/use-words';
import { BookingSheet } from '../bookings/booking-sheet';
import { CalendarButton } from '../bookings/calendar-button';
import type { Booking } from '../bookings/models';
import { PrintButton } from '../bookings/print-button';

const Actions = styled(ButtonRow)`
  justify-content: center;
`;

/** The whole booking on a printable sheet, with next steps. */
export function BookedSheet({
  booking,
  salon,
  freshPath,
}: {
  /** Undefined until it is loaded. */
  booking: Booking | undefined;
  salon: Salon;
  freshPath: string;
}) {
  const words = useWords(book);
  return (
    <>
      {booking && <BookingSheet booking={booking} salon={salon} />}
      <Actions>
        <LinkButton to={paths.dashboardBooking}>{words.myBookings()}</LinkButton>
        <LinkButton variant="ghost" to={freshPath}>
          {words.bookAnother()}
        </LinkButton>
        {booking && <CalendarButton booking={booking} />}
        <PrintButton />
      </Actions>
    </>
  );
}
