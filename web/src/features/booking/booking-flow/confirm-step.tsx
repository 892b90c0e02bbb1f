import { useCallback, useState } from 'react';
import styled from 'styled-components';
import type { Salon } from '../../../api/models';
import type { ProblemError } from '../../../api/problem';
import { paths } from '../../../lib/paths';
import { Card } from '../../../ui/card';
import { Stack } from '../../../ui/layout';
import { Skeleton } from '../../../ui/skeleton';
import { BookingProblem } from '../bookings/booking-problem';
import { CancellationLine } from '../bookings/cancellation-line';
import type { CheckedBooking } from './booking-choice';
import { HoldNotice, QuietHold } from './hold-notice';
import { isHeldInAnotherTab, type Draft, type KeptHold } from './flow-storage';
import type { ExtensionPurpose } from './hold-calls';
import { BookingLines, bookingWhen } from '../bookings/booking-lines';
import { useBookingTexts } from '../bookings/use-booking-texts';
import type { CodeBooking } from './use-code-booking';
import { WhoBooks } from './who-books';

const When = styled.p`
  font: 400 var(--t-h3) / 1.25 var(--font-display);
`;

/** As high as what it covers, which is known but not yet certain. */
const Awaited = styled.div`
  position: relative;

  > :first-child {
    visibility: hidden;
  }
  > :last-child {
    position: absolute;
    inset: 0;
    height: 100%;
  }
`;

/** The final check: what, who, when, how long, how much, and until when it can be changed. */
export function ConfirmStep({
  hold,
  expected,
  salon,
  problem,
  wanted,
  herePath,
  booking,
  personId,
  onPerson,
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
  /** What it will probably be; null without a time. */
  expected: CheckedBooking | null;
  salon: Salon;
  /** Failure of the last attempt. */
  problem: ProblemError | null;
  /** The requested time. */
  wanted: string | null;
  /** The page to return to after logging in. */
  herePath: string;
  /** The booking that waits for a code, if there is one already. */
  booking: CodeBooking;
  /** Someone whom the client looks after; null for the client themselves. */
  personId: string | null;
  onPerson: (personId: string | null) => void;
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
  const { timeZone } = salon;
  /** In pixels. The booking may be lower than expected, if the person's name is short. */
  const [reserved, setReserved] = useState(0);
  const reserve = useCallback((card: HTMLElement | null) => {
    if (card) setReserved(card.getBoundingClientRect().height);
  }, []);
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
        <Card style={{ minHeight: reserved }}>
          <BookingToCheck booking={hold.booking} salon={salon} />
        </Card>
      )}
      {/* As high as the notice and the booking, so that the form stays in place when they appear. */}
      {!hold && !isRefused && expected && (
        <>
          <Awaited aria-hidden>
            <QuietHold />
            <Skeleton />
          </Awaited>
          <Card aria-busy ref={reserve}>
            <Awaited aria-hidden>
              <BookingToCheck booking={expected} salon={salon} />
              <Skeleton />
            </Awaited>
          </Card>
        </>
      )}
      <WhoBooks
        booking={booking}
        personId={personId}
        onPerson={onPerson}
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

function BookingToCheck({ booking, salon }: { booking: CheckedBooking; salon: Salon }) {
  const texts = useBookingTexts();
  return (
    <Stack $gap={4}>
      <When>{bookingWhen(texts, booking, salon.timeZone)}</When>
      <BookingLines booking={booking} timeZone={salon.timeZone} />
      <CancellationLine deadline={booking.cancellationDeadline} salon={salon} isBooked={false} />
    </Stack>
  );
}
