import { useState } from 'react';
import { useApiForm } from '../../../api/use-api-form';
import { useFieldRules } from '../../../ui/use-field-rules';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { AuthForm } from './auth-form';
import { authSentences } from './auth-sentences';
import { requestCode, type SentCode } from './code-calls';
import { CodeEntry } from './code-entry';
import { rememberTyped, typedBefore } from './typed';
import { greet } from './greet';
import { auth } from '../../../words/auth.gen';
import { fields } from '../../../words/fields.gen';
import { loginCodes } from '../../../words/login-codes.gen';
import { useWords } from '../../../words/use-words';

/** Logging in by a code from an email, in place of the form with the password. */
export function CodeLogin({ origin, onPassword }: { origin: string; onPassword: () => void }) {
  const words = useWords(loginCodes);
  const general = useWords(auth);
  const labels = useWords(fields);
  const rules = useFieldRules();
  const [sent, setSent] = useState<SentCode | null>(null);
  const form = useApiForm({
    defaultValues: { email: typedBefore().email },
    onDraft: rememberTyped,
    send: async ({ email }) => setSent(await requestCode({ email, from: origin })),
    sentences: authSentences(general),
  });
  const withPassword = (
    <Button variant="quiet" size="small" onClick={onPassword}>
      {words.logInWithPassword()}
    </Button>
  );

  if (sent) {
    return (
      <CodeEntry
        sent={sent}
        submitLabel={words.logIn()}
        onSignedIn={(user, isNew) => greet(general, user, isNew)}
        onSentAgain={(again) => {
          setSent(again);
          void import('../../../ui/toaster').then(({ toast }) => toast.success(words.emailSent()));
        }}
        onOtherAddress={() => setSent(null)}
      >
        {withPassword}
      </CodeEntry>
    );
  }
  return (
    <>
      <AuthForm form={form} submitLabel={words.sendCode()} waitingLabel={words.sendingCode()}>
        <Field
          label={labels.email()}
          type="email"
          autoComplete="email"
          {...form.field('email', rules.email)}
        />
      </AuthForm>
      {withPassword}
    </>
  );
}
