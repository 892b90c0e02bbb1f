import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { inSentence } from '../../../words/in-sentence';
import { useApiForm } from '../../../api/use-api-form';
import { useTexts } from '../../../api/use-texts';
import { useFieldRules } from '../../../ui/use-field-rules';
import { paths } from '../../../lib/paths';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { Hint, Muted } from '../../../ui/text';
import { authSentences } from '../../own/auth/auth-sentences';
import { OtherForm } from '../../own/auth/auth-form';
import { requestCode, type SentCode } from '../../own/auth/code-calls';
import { rememberTyped, typedBefore } from '../../own/auth/typed';
import { auth } from '../../../words/auth.gen';
import { book } from '../../../words/book.gen';
import { useWords } from '../../../words/use-words';
import { DraftFields, Narrow, usePhoneRule, useReady } from './confirm-form';
import { CONFIRM_FORM_ID } from './use-code-booking';
import { keep, keptDraft, keptPhone, keptVisitor, type Draft, type Visitor } from './flow-storage';

/** Touch-sized, like all of the booking flow. */
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

/** Asks who is booking if no one is logged in: a code by email replaces an account and password. */
export function VisitorForm({
  herePath,
  hasGoogle,
  onReady,
  onBusy,
  onSent,
}: {
  /** The page to return to after logging in. */
  herePath: string;
  hasGoogle: boolean;
  onReady: (isReady: boolean) => void;
  onBusy: (isBusy: boolean) => void;
  onSent: (sent: SentCode, draft: Draft) => void;
}) {
  useReady(onReady);
  const words = useWords(book);
  const rules = useFieldRules();
  const phoneRule = usePhoneRule();
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
        // The email's link opens next to this page, which books automatically: it only has to show the booking.
        onSent(await requestCode({ name, email, phone, from: paths.dashboardBooking }), { phone, note });
      } finally {
        onBusy(false);
      }
    },
    sentences: authSentences(useWords(auth)),
  });

  return (
    <Narrow>
      <Form form={form} id={CONFIRM_FORM_ID}>
        <Muted>{words.codeByEmail()}</Muted>
        <Field label={words.name()} autoComplete="name" maxLength={120} {...form.field('name', rules.name)} />
        <Field
          label={words.email()}
          type="email"
          inputMode="email"
          autoComplete="email"
          {...form.field('email', rules.email)}
        />
        <DraftFields phone={form.field('phone', phoneRule)} note={form.field('note')} />
        <FormFailure sentence={form.failure} />
        <Hint>
          {inSentence(
            words.byBooking,
            {
              terms: text('terms.heading') || words.termsWord(),
              privacy: text('privacy.heading') || words.privacyWord(),
            },
            {
              terms: (inner) => <Link to={paths.terms}>{inner}</Link>,
              privacy: (inner) => <Link to={paths.privacy}>{inner}</Link>,
            },
          )}
        </Hint>
      </Form>
      <OtherWays>
        {inSentence(
          hasGoogle ? words.ratherPasswordOrGoogle : words.ratherPassword,
          {},
          {
            log: (inner) => <Link to={paths.login(herePath)}>{inner}</Link>,
            create: (inner) => <Link to={paths.signUp(herePath)}>{inner}</Link>,
          },
        )}
      </OtherWays>
    </Narrow>
  );
}
