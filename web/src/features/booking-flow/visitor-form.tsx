import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useApiForm } from '../../api/use-api-form';
import { useTexts } from '../../api/use-texts';
import { emailRules, nameRules, phoneRules } from '../../lib/field-rules';
import { paths } from '../../lib/paths';
import { Field } from '../../ui/field';
import { Form } from '../../ui/form';
import { FormFailure } from '../../ui/form-failure';
import { Hint, Muted } from '../../ui/text';
import { authSentences } from '../auth/auth-sentences';
import { OtherForm } from '../auth/auth-form';
import { requestCode, type SentCode } from '../auth/code-calls';
import { rememberTyped, typedBefore } from '../auth/typed';
import { confirmFormId, DraftFields, Narrow } from './confirm-form';
import { keep, keptDraft, keptPhone, keptVisitor, type Draft, type Visitor } from './flow-storage';

/** All of the booking is pressed with a thumb. */
const OtherWays = styled(OtherForm)`
  margin-top: var(--s-4);

  a {
    min-height: 44px;
  }
`;

type Values = Draft & Visitor;

function keepValues(values: Values | null): void {
  if (!values) return;
  const { name, email, phone, note } = values;
  keep('visitor', { name, email });
  keep('draft', { phone, note });
  rememberTyped({ name, email });
}

/** Who is booking, for somebody who is not signed in: a code by email takes the place of an account and a password. */
export function VisitorForm({
  herePath,
  hasGoogle,
  onBusy,
  onSent,
}: {
  /** Where logging in should lead back to. */
  herePath: string;
  hasGoogle: boolean;
  onBusy: (isBusy: boolean) => void;
  onSent: (sent: SentCode, draft: Draft) => void;
}) {
  const [defaults] = useState(() => {
    const { note, phone } = keptDraft() ?? { note: '', phone: keptPhone() };
    return { ...typedBefore(), ...keptVisitor(), phone, note };
  });
  const text = useTexts();
  const form = useApiForm<Values>({
    defaultValues: defaults,
    onDraft: keepValues,
    send: async ({ name, email, phone, note }) => {
      onBusy(true);
      try {
        // The link in the email opens beside this page, which books by itself: it only has to show the booking.
        onSent(await requestCode({ name, email, phone, from: paths.dashboardBooking }), { phone, note });
      } finally {
        onBusy(false);
      }
    },
    sentences: authSentences,
  });

  return (
    <Narrow>
      <Form form={form} id={confirmFormId}>
        <Muted>We’ll email you a code to confirm that it’s you. No password needed.</Muted>
        <Field label="Name" autoComplete="name" maxLength={120} {...form.field('name', nameRules)} />
        <Field
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          {...form.field('email', emailRules)}
        />
        <DraftFields phone={form.field('phone', phoneRules)} note={form.field('note')} />
        <FormFailure sentence={form.failure} />
        <Hint>
          By booking you agree to our <Link to={paths.terms}>{text('terms.heading') || 'Terms'}</Link>. What
          we keep, and for how long, is under{' '}
          <Link to={paths.privacy}>{text('privacy.heading') || 'Privacy'}</Link>.
        </Hint>
      </Form>
      <OtherWays>
        Rather with a password{hasGoogle && ' or with Google'}? <Link to={paths.login(herePath)}>Log in</Link>{' '}
        or <Link to={paths.signUp(herePath)}>Create an account</Link>
      </OtherWays>
    </Narrow>
  );
}
