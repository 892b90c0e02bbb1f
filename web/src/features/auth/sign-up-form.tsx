import { answerOf, client } from '../../api/client';
import { useApiForm } from '../../api/use-api-form';
import { useSessionActions } from '../../api/use-session';
import { emailRules, nameRules, passwordHint, passwordRules } from '../../lib/field-rules';
import { Field, PasswordField } from '../../ui/field';
import { AuthForm } from './auth-form';
import { arrivalFailure, authSentences } from './auth-sentences';
import { greet } from './greet';
import { forgetTyped, rememberTyped, typedBefore } from './typed';

/** A new account: name, email, password. */
export function SignUpForm({ failureCode }: { failureCode: string | null }) {
  const { begin } = useSessionActions();
  const form = useApiForm({
    defaultValues: { ...typedBefore(), password: '' },
    onDraft: rememberTyped,
    send: async (values) => {
      const { user } = await answerOf(client.POST('/auth/sign-up', { body: values }));
      forgetTyped();
      await begin(user);
      greet(user, true);
    },
    sentences: authSentences,
    initialFailure: arrivalFailure(failureCode),
  });

  return (
    <AuthForm form={form} submitLabel="Sign Up" waitingLabel="Creating your account…">
      <Field label="Name" autoComplete="name" {...form.field('name', nameRules)} />
      <Field label="Email" type="email" autoComplete="username" {...form.field('email', emailRules)} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={passwordHint}
        {...form.field('password', passwordRules)}
      />
    </AuthForm>
  );
}
