import { useState } from 'react';
import { answerOf, client } from '../../api/client';
import { useApiForm } from '../../api/use-api-form';
import { useFieldRules } from '../../ui/use-field-rules';
import { Alert } from '../../ui/alert';
import { Field } from '../../ui/field';
import { AuthForm } from './auth-form';
import { rememberTyped, typedBefore } from './typed';

/** Asks for the link. The answer never tells whether the address has an account. */
export function ResetRequestForm() {
  const rules = useFieldRules();
  const [sentTo, setSentTo] = useState('');
  const form = useApiForm({
    defaultValues: { email: typedBefore().email },
    onDraft: rememberTyped,
    send: async (values) => {
      await answerOf(client.POST('/auth/reset-request', { body: values }));
      const { toast } = await import('../../ui/toaster');
      toast.success('Email sent');
      setSentTo(values.email.trim());
    },
    // The specification shows the provider's code (§2, §8), which knew no fields.
    explain: ({ code, fieldErrors }) => (fieldErrors['email'] === undefined ? code : 'invalid-email'),
    fieldErrorsOf: () => ({}),
  });
  // What was sent before says nothing about another try.
  if (sentTo && (form.failure !== null || form.isWrong)) setSentTo('');

  return (
    <>
      <AuthForm form={form} submitLabel="Reset email" waitingLabel="Sending the email…">
        <Field
          label="Email"
          type="email"
          autoComplete="username"
          {...form.field('email', rules.resetEmail)}
        />
      </AuthForm>
      {sentTo && (
        <Alert tone="success" title="Check your email">
          <p>If {sentTo} has an account here, a link is on its way. The link works for 30 minutes.</p>
        </Alert>
      )}
    </>
  );
}
