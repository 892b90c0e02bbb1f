import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Salon } from '../../api/models';
import { Card } from '../../ui/card';
import { Skeleton } from '../../ui/skeleton';
import { CancellationLine } from '../bookings/cancellation-line';
import { HoldNotice } from './hold-notice';
import type { KeptHold } from './flow-storage';
import { BookingLines, bookingWhen } from '../bookings/booking-lines';
import { book } from '../../words/book.gen';
import { useWords } from '../../words/use-words';
import { useBookingTexts } from '../bookings/use-booking-texts';

const When = styled.p`
  font: 400 var(--t-h3) / 1.25 var(--font-display);
`;

/** The last look before booking: what, who, when, how long, how much and until when it can be changed. */
export function ConfirmStep({
  hold,
  salon,
  notice,
  onExtend,
  children,
}: {
  /** Null while the time is being held. */
  hold: KeptHold | null;
  salon: Salon;
  /** Why the last try failed. */
  notice: ReactNode;
  onExtend: () => Promise<void>;
  /** Who is booking, and what the salon should know. */
  children: ReactNode;
}) {
  const words = useWords(book);
  const texts = useBookingTexts();
  const { timeZone } = salon;

  return (
    <>
      <h1 tabIndex={-1}>{words.checkAndConfirm()}</h1>
      {notice}
      {hold && !notice && <HoldNotice expiresAtMs={hold.expiresAtMs} onExtend={onExtend} />}
      {hold && (
        <Card>
          <When>{bookingWhen(texts, hold.booking, timeZone)}</When>
          <BookingLines booking={hold.booking} timeZone={timeZone} />
          <CancellationLine deadline={hold.booking.cancellationDeadline} salon={salon} isBooked={false} />
        </Card>
      )}
      {!hold && !notice && (
        <Card aria-busy>
          <Skeleton $width="60%" $height="1.8rem" />
          <Skeleton $height="3.2rem" />
          <Skeleton $width="80%" />
        </Card>
      )}
      {children}
    </>
  );
}
