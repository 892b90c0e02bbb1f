import { useState } from 'react';
import { answerOf, client } from '../../../api/client';
import { useApiForm } from '../../../api/use-api-form';
import { useMailReach } from '../../../api/use-mail-reach';
import { useFieldRules } from '../../../ui/use-field-rules';
import { Alert } from '../../../ui/alert';
import { Field } from '../../../ui/field';
import { AuthForm } from './auth-form';
import { NoLink } from '../../../ui/no-link';
import { toast } from '../../../ui/toast';
import { rememberTyped, typedBefore } from './typed';
import { emailLinks } from '../../../words/email-links.gen';
import { fields } from '../../../words/fields.gen';
import { inSentence } from '../../../words/in-sentence';
import { useWords } from '../../../words/use-words';

/** Requests a link. The response never reveals if the address has an account. */
export function ResetRequestForm() {
  const words = useWords(emailLinks);
  const labels = useWords(fields);
  const rules = useFieldRules();
  const reach = useMailReach();
  const [sentTo, setSentTo] = useState('');
  const form = useApiForm({
    defaultValues: { email: typedBefore().email },
    onDraft: rememberTyped,
    send: async (values) => {
      await answerOf(client.POST('/auth/reset-request', { body: values }));
      if (reach !== 'nobody') {
        toast.success(words.emailSent());
      }
      setSentTo(values.email.trim());
    },
    // The specification shows the provider's code (§2, §8), which has no field errors.
    explain: ({ code, fieldErrors }) => (fieldErrors['email'] === undefined ? code : 'invalid-email'),
    fieldErrorsOf: () => ({}),
  });
  // An earlier success says nothing about another attempt.
  if (sentTo && (form.failure !== null || form.isWrong)) setSentTo('');

  return (
    <>
      <AuthForm form={form} submitLabel={words.resetEmail()} waitingLabel={words.sendingEmail()}>
        <Field
          label={labels.email()}
          type="email"
          autoComplete="username"
          {...form.field('email', rules.resetEmail)}
        />
      </AuthForm>
      {sentTo && reach === 'people' && (
        <Alert tone="success" title={words.checkYourEmail()}>
          <p>{inSentence(words.linkOnItsWay, { email: <bdi dir="ltr">{sentTo}</bdi> })}</p>
        </Alert>
      )}
      {sentTo && reach !== 'people' && <NoLink isDemo={reach === 'demo'} email={sentTo} />}
    </>
  );
}
