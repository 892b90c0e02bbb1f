import { answerOf, client } from '../../api/client';
import { useApiForm } from '../../api/use-api-form';
import { useSessionActions } from '../../api/use-session';
import { useFieldRules } from '../../ui/use-field-rules';
import { Field, PasswordField } from '../../ui/field';
import { AuthForm } from './auth-form';
import { arrivalFailure, authSentences } from './auth-sentences';
import { greet } from './greet';
import { forgetTyped, rememberTyped, typedBefore } from './typed';

/** A new account: name, email, password. */
export function SignUpForm({ failureCode }: { failureCode: string | null }) {
  const rules = useFieldRules();
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
      <Field label="Name" autoComplete="name" {...form.field('name', rules.name)} />
      <Field label="Email" type="email" autoComplete="username" {...form.field('email', rules.email)} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={rules.passwordHint}
        {...form.field('password', rules.password)}
      />
    </AuthForm>
  );
}
