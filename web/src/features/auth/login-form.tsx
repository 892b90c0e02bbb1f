import { answerOf, client } from '../../api/client';
import { useApiForm } from '../../api/use-api-form';
import { useSessionActions } from '../../api/use-session';
import { emailRules, passwordRules } from '../../lib/field-rules';
import { Field, PasswordField } from '../../ui/field';
import { toast } from '../../ui/toaster';
import { AuthForm } from './auth-form';
import { arrivalFailure, authSentences } from './auth-sentences';

const welcomeMs = 4000;

/** Email and password; the page leads on by itself once the session is there. */
export function LoginForm({ failureCode }: { failureCode: string | null }) {
  const { begin } = useSessionActions();
  const form = useApiForm({
    defaultValues: { email: '', password: '' },
    send: async (values) => {
      const { user } = await answerOf(client.POST('/auth/login', { body: values }));
      await begin(user);
      toast.success(`Welcome back ${user.name || 'User'}!`, { duration: welcomeMs });
    },
    sentences: authSentences,
    initialFailure: arrivalFailure(failureCode),
  });

  return (
    <AuthForm form={form} submitLabel="Login" waitingLabel="Logging in…">
      <Field label="Email" type="email" autoComplete="username" {...form.field('email', emailRules)} />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        {...form.field('password', passwordRules)}
      />
    </AuthForm>
  );
}
