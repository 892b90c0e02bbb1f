import type { ReactNode } from 'react';
import { useState } from 'react';
import styled from 'styled-components';
import type { Salon } from '../../api/models';
import { useApi } from '../../api/use-api';
import { paths } from '../../lib/paths';
import { LinkButton } from '../../ui/button';
import { ButtonRow } from '../../ui/button-row';
import { Card } from '../../ui/card';
import { Field, TextArea } from '../../ui/field';
import { Skeleton } from '../../ui/skeleton';
import { Muted } from '../../ui/text';
import { CancellationLine } from '../bookings/cancellation-line';
import { HoldNotice } from './hold-notice';
import { keep, keptDraft, type Draft, type KeptHold } from './flow-storage';
import { BookingLines, bookingWhen } from '../bookings/booking-lines';

const When = styled.p`
  font: 400 var(--t-h3) / 1.25 var(--font-display);
`;
const Form = styled.form`
  display: grid;
  gap: var(--s-4);
  max-width: 560px;
`;

/** The form of the confirm button, which stands elsewhere: in the summary. */
export const confirmFormId = 'confirm-booking';

/** The last look before booking: what, who, when, how long, how much and until when it can be changed. */
export function ConfirmStep({
  hold,
  isSignedOut,
  salon,
  herePath,
  notice,
  fieldErrors,
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
  /** What the server found wrong with a field, by its name. */
  fieldErrors: Readonly<Record<string, string>>;
  onExtend: () => Promise<void>;
  onConfirm: (draft: Draft) => void;
}) {
  const [draft, setDraft] = useState(keptDraft);
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    keep('draft', next);
  };
  const { timeZone } = salon;
  const { data: account } = useApi(isSignedOut ? null : '/account');
  const phone = draft.phone ?? account?.phone ?? '';

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
        <Form
          id={confirmFormId}
          onSubmit={(event) => {
            event.preventDefault();
            onConfirm({ ...draft, phone });
          }}
        >
          <Field
            label="Phone (optional)"
            type="tel"
            name="phone"
            autoComplete="tel"
            maxLength={32}
            pattern="[\-+0-9 \(\)\.\/]*"
            title="Digits, spaces and + ( ) . / -"
            hint="So that we can reach you on the day."
            error={fieldErrors['phone']}
            value={phone}
            onChange={(event) => change({ phone: event.target.value })}
          />
          <TextArea
            label="Anything we should know? (optional)"
            name="note"
            rows={3}
            maxLength={1000}
            hint="Allergies, a look you have in mind, a seat by the window."
            error={fieldErrors['note']}
            value={draft.note}
            onChange={(event) => change({ note: event.target.value })}
          />
        </Form>
      )}
    </>
  );
}
