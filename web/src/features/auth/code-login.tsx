import { useState } from 'react';
import { useApiForm } from '../../api/use-api-form';
import { useFieldRules } from '../../ui/use-field-rules';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { toast } from '../../ui/toaster';
import { AuthForm } from './auth-form';
import { authSentences } from './auth-sentences';
import { requestCode, type SentCode } from './code-calls';
import { CodeEntry } from './code-entry';
import { rememberTyped, typedBefore } from './typed';
import { greet } from './greet';

/** Logging in by a code from an email, in place of the form with the password. */
export function CodeLogin({ origin, onPassword }: { origin: string; onPassword: () => void }) {
  const rules = useFieldRules();
  const [sent, setSent] = useState<SentCode | null>(null);
  const form = useApiForm({
    defaultValues: { email: typedBefore().email },
    onDraft: rememberTyped,
    send: async ({ email }) => setSent(await requestCode({ email, from: origin })),
    sentences: authSentences,
  });
  const withPassword = (
    <Button variant="quiet" size="small" onClick={onPassword}>
      Log in with a password
    </Button>
  );

  if (sent) {
    return (
      <CodeEntry
        sent={sent}
        submitLabel="Log in"
        onSignedIn={greet}
        onSentAgain={(again) => {
          setSent(again);
          toast.success('Email sent');
        }}
        onOtherAddress={() => setSent(null)}
      >
        {withPassword}
      </CodeEntry>
    );
  }
  return (
    <>
      <AuthForm form={form} submitLabel="Send me a code" waitingLabel="Sending the code…">
        <Field label="Email" type="email" autoComplete="email" {...form.field('email', rules.email)} />
      </AuthForm>
      {withPassword}
    </>
  );
}
