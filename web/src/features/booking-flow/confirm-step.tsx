import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Salon } from '../../api/models';
import { paths } from '../../lib/paths';
import { LinkButton } from '../../ui/button';
import { ButtonRow } from '../../ui/button-row';
import { Card } from '../../ui/card';
import { Skeleton } from '../../ui/skeleton';
import { Muted } from '../../ui/text';
import { CancellationLine } from '../bookings/cancellation-line';
import { HoldNotice } from './hold-notice';
import { ConfirmForm } from './confirm-form';
import type { Draft, KeptHold } from './flow-storage';
import { BookingLines, bookingWhen } from '../bookings/booking-lines';

const When = styled.p`
  font: 400 var(--t-h3) / 1.25 var(--font-display);
`;

/** The last look before booking: what, who, when, how long, how much and until when it can be changed. */
export function ConfirmStep({
  hold,
  isSignedOut,
  salon,
  herePath,
  notice,
  onExtend,
  onConfirm,
}: {
  /** Null while the time is being held. */
  hold: KeptHold | null;
  isSignedOut: boolean;
  salon: Salon;
  /** Where signing in should lead back to. */
  herePath: string;
  /** Why the last try failed. */
  notice: ReactNode;
  onExtend: () => Promise<void>;
  /** Throws why the booking could not be made. */
  onConfirm: (draft: Draft) => Promise<void>;
}) {
  const { timeZone } = salon;

  return (
    <>
      <h1 tabIndex={-1}>Check and confirm</h1>
      {notice}
      {hold && !notice && <HoldNotice expiresAtMs={hold.expiresAtMs} onExtend={onExtend} />}
      {hold && (
        <Card>
          <When>{bookingWhen(hold.booking, timeZone)}</When>
          <BookingLines booking={hold.booking} timeZone={timeZone} />
          <CancellationLine deadline={hold.booking.cancellationDeadline} salon={salon} />
        </Card>
      )}
      {!hold && !notice && (
        <Card aria-busy>
          <Skeleton $width="60%" $height="1.8rem" />
          <Skeleton $height="3.2rem" />
          <Skeleton $width="80%" />
        </Card>
      )}
      {isSignedOut ? (
        <Card>
          <h2>Log in to confirm</h2>
          <Muted>Your choices are saved. You will come straight back here.</Muted>
          <ButtonRow>
            <LinkButton to={paths.signUp(herePath)}>Create an account</LinkButton>
            <LinkButton variant="ghost" to={paths.login(herePath)}>
              Log in
            </LinkButton>
          </ButtonRow>
        </Card>
      ) : (
        <ConfirmForm onConfirm={onConfirm} />
      )}
    </>
  );
}
