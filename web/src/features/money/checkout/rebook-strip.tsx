import { useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../../../api/use-api';
import { useMay } from '../../../api/use-may';
import { useFormats } from '../../../ui/use-formats';
import { bookings } from '../../../words/bookings.gen';
import { checkout } from '../../../words/checkout.gen';
import { useWords } from '../../../words/use-words';
import { RebookStarts } from '../../booking/rebooking/rebook-starts';

const Strip = styled.section`
  display: grid;
  gap: var(--s-3);
  padding-top: var(--s-5);
  border-top: 1px solid var(--border);

  h3 {
    font: 400 1.1875rem / 1.25 var(--font-display);
  }
`;

/** Offers the next booking right after payment. Hidden for those who may not book. */
export function RebookStrip({ bookingId, timeZone }: { bookingId: string; timeZone: string }) {
  const words = useWords(checkout);
  const ofBookings = useWords(bookings);
  const { formatDay, formatTime } = useFormats();
  const mayBook = useMay().bookings !== undefined;
  const { data: booking } = useApi(mayBook ? '/bookings/{id}' : null, {
    params: { path: { id: bookingId } },
  });
  const [bookedFor, setBookedFor] = useState<string | null>(null);
  if (!booking?.isWhole) return null;
  return (
    <Strip>
      <h3>{words.sameAgain()}</h3>
      {bookedFor === null ? (
        <RebookStarts booking={booking} timeZone={timeZone} isAtDesk onBooked={setBookedFor} />
      ) : (
        <p role="status">
          {words.nextVisit({
            when: ofBookings.dayAndTime({
              day: formatDay(bookedFor, timeZone),
              time: formatTime(bookedFor, timeZone),
            }),
          })}
        </p>
      )}
    </Strip>
  );
}
