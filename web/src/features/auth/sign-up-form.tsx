import { answerOf, client } from '../../api/client';
import { useApiForm } from '../../api/use-api-form';
import { useSessionActions } from '../../api/use-session';
import { emailRules, nameRules, passwordRules } from '../../lib/field-rules';
import { Field, PasswordField } from '../../ui/field';
import { toast } from '../../ui/toaster';
import { AuthForm } from './auth-form';
import { arrivalFailure, authSentences } from './auth-sentences';

/** A new account: name, email, password. */
export function SignUpForm({ failureCode }: { failureCode: string | null }) {
  const { begin } = useSessionActions();
  const form = useApiForm({
    defaultValues: { name: '', email: '', password: '' },
    send: async (values) => {
      const { user } = await answerOf(client.POST('/auth/sign-up', { body: values }));
      await begin(user);
      toast.success('Welcome to the parlour!');
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
        hint="6 characters or more."
        {...form.field('password', passwordRules)}
      />
    </AuthForm>
  );
}
