import { useState } from 'react';
import { answerOf, client } from '../../../api/client';
import { asProblem } from '../../../api/problem';
import { useApiForm } from '../../../api/use-api-form';
import { useSessionActions } from '../../../api/use-session';
import { useFieldRules } from '../../../ui/use-field-rules';
import { Field, PasswordField } from '../../../ui/field';
import { AuthForm } from './auth-form';
import { arrivalFailure, authSentences } from './auth-sentences';
import { greet } from './greet';
import { forgetTyped, rememberTyped, typedBefore } from './typed';
import { useNextStep } from './use-next-step';
import { auth } from '../../../words/auth.gen';
import { fields } from '../../../words/fields.gen';
import { useWords } from '../../../words/use-words';

/** Email and password; the page leads on by itself once the session is there. */
export function LoginForm({ origin, failureCode }: { origin: string; failureCode: string | null }) {
  const words = useWords(auth);
  const labels = useWords(fields);
  const rules = useFieldRules();
  const { begin } = useSessionActions();
  const goOn = useNextStep();
  const [isTooWeak, setTooWeak] = useState(false);
  const form = useApiForm({
    defaultValues: { email: typedBefore().email, password: '', newPassword: '' },
    onDraft: rememberTyped,
    send: async ({ newPassword, ...known }) => {
      const body = isTooWeak ? { ...known, newPassword } : known;
      const call = answerOf(client.POST('/auth/login', { body })).catch((thrown: unknown) => {
        if (isTooWeak || asProblem(thrown).code !== 'weak-password') throw thrown;
        setTooWeak(true);
        return null;
      });
      const answer = await call;
      if (!answer) return false;
      if ('next' in answer) return goOn(answer, origin);
      forgetTyped();
      await begin(answer.user);
      greet(words, answer.user, false);
      return true;
    },
    sentences: authSentences(words),
    initialFailure: arrivalFailure(words, failureCode),
  });

  return (
    <AuthForm form={form} submitLabel={words.login()} waitingLabel={words.loggingIn()}>
      <Field
        label={labels.email()}
        type="email"
        autoComplete="username"
        {...form.field('email', rules.email)}
      />
      <PasswordField
        label={labels.password()}
        autoComplete="current-password"
        {...form.field('password', rules.password)}
      />
      {isTooWeak && (
        <>
          <p role="status">{words.harderPassword()}</p>
          <PasswordField
            label={labels.newPassword()}
            autoComplete="new-password"
            autoFocus
            hint={rules.adminPasswordHint}
            {...form.field('newPassword', rules.adminPassword)}
          />
        </>
      )}
    </AuthForm>
  );
}
