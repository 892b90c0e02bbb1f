import styled from 'styled-components';
import type { Salon } from '../../../api/models';
import type { ProblemError } from '../../../api/problem';
import { paths } from '../../../lib/paths';
import { Card } from '../../../ui/card';
import { Skeleton } from '../../../ui/skeleton';
import { BookingProblem } from '../bookings/booking-problem';
import { CancellationLine } from '../bookings/cancellation-line';
import { HoldNotice } from './hold-notice';
import { isHeldInAnotherTab, type Draft, type KeptHold } from './flow-storage';
import type { ExtensionPurpose } from './hold-calls';
import { BookingLines, bookingWhen } from '../bookings/booking-lines';
import { useBookingTexts } from '../bookings/use-booking-texts';
import type { CodeBooking } from './use-code-booking';
import { WhoBooks } from './who-books';

const When = styled.p`
  font: 400 var(--t-h3) / 1.25 var(--font-display);
`;

/** The final check: what, who, when, how long, how much, and until when it can be changed. */
export function ConfirmStep({
  hold,
  salon,
  problem,
  wanted,
  herePath,
  booking,
  onExtend,
  onTime,
  onRetry,
  onOtherTime,
  onReady,
  onBusy,
  onConfirm,
}: {
  /** Null while the hold is being placed. */
  hold: KeptHold | null;
  salon: Salon;
  /** Failure of the last attempt. */
  problem: ProblemError | null;
  /** The requested time. */
  wanted: string | null;
  /** The page to return to after logging in. */
  herePath: string;
  /** The booking that waits for a code, if there is one already. */
  booking: CodeBooking;
  onExtend: (purpose?: ExtensionPurpose) => Promise<void>;
  onTime: (startsAt: string) => void;
  /** Absent while the time is held, when confirming is the retry. */
  onRetry: (() => void) | undefined;
  onOtherTime: () => void;
  /** Reports when the form of the button is mounted. */
  onReady: (isReady: boolean) => void;
  onBusy: (isBusy: boolean) => void;
  /** Throws if the booking could not be made. */
  onConfirm: (draft: Draft) => Promise<void>;
}) {
  const texts = useBookingTexts();
  const { timeZone } = salon;
  // New terms are on the screen, held like the ones before.
  const isRefused = problem !== null && problem.code !== 'terms-changed';

  return (
    <>
      {problem && (
        <BookingProblem
          problem={problem}
          isNewBooking
          wanted={wanted}
          isOwnHold={isHeldInAnotherTab(wanted, hold?.id)}
          timeZone={timeZone}
          loginPath={paths.login(herePath)}
          onTime={onTime}
          onRetry={onRetry}
          onOtherTime={onOtherTime}
        />
      )}
      {hold && !isRefused && <HoldNotice expiresAtMs={hold.expiresAtMs} onExtend={onExtend} />}
      {hold && (
        <Card>
          <When>{bookingWhen(texts, hold.booking, timeZone)}</When>
          <BookingLines booking={hold.booking} timeZone={timeZone} />
          <CancellationLine deadline={hold.booking.cancellationDeadline} salon={salon} isBooked={false} />
        </Card>
      )}
      {/* As high as the notice and the booking, so that the form stays in place when they appear. */}
      {!hold && !isRefused && (
        <>
          <Skeleton $width="45%" $height="1.6rem" />
          <Card aria-busy>
            <Skeleton $width="60%" $height="1.8rem" />
            <Skeleton $height="3.2rem" />
            <Skeleton $width="80%" $height="1.6rem" />
          </Card>
        </>
      )}
      <WhoBooks
        booking={booking}
        herePath={herePath}
        onReady={onReady}
        onBusy={onBusy}
        // The hold usually lasts for the code anyway, so a failure does not matter.
        onAsked={() => void onExtend('code').catch(() => undefined)}
        onConfirm={onConfirm}
      />
    </>
  );
}
