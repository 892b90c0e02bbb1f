import { useState } from 'react';
import { answerOf, client } from '../../api/client';
import { asProblem } from '../../api/problem';
import { useApiForm } from '../../api/use-api-form';
import { useSessionActions } from '../../api/use-session';
import { useFieldRules } from '../../ui/use-field-rules';
import { Field, PasswordField } from '../../ui/field';
import { AuthForm } from './auth-form';
import { arrivalFailure, authSentences } from './auth-sentences';
import { greet } from './greet';
import { forgetTyped, rememberTyped, typedBefore } from './typed';

/** Email and password; the page leads on by itself once the session is there. */
export function LoginForm({ failureCode }: { failureCode: string | null }) {
  const rules = useFieldRules();
  const { begin } = useSessionActions();
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
      const user = (await call)?.user;
      if (!user) return false;
      forgetTyped();
      await begin(user);
      greet(user, false);
      return true;
    },
    sentences: authSentences,
    initialFailure: arrivalFailure(failureCode),
  });

  return (
    <AuthForm form={form} submitLabel="Login" waitingLabel="Logging in…">
      <Field label="Email" type="email" autoComplete="username" {...form.field('email', rules.email)} />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        {...form.field('password', rules.password)}
      />
      {isTooWeak && (
        <>
          <p role="status">
            You now help to run the salon, so your password has to be harder to guess. Choose a new one: it
            logs you in, and everyone else who is logged in to your account is logged out.
          </p>
          <PasswordField
            label="New password"
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
