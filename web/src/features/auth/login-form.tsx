import { answerOf, client } from '../../api/client';
import { useSessionActions } from '../../api/use-session';
import { Field, PasswordField } from '../../ui/field';
import { toast } from '../../ui/toaster';
import { AuthForm } from './auth-form';
import { arrivalFailure, emailRules, passwordRules } from './auth-rules';
import { useAuthForm } from './use-auth-form';

const welcomeMs = 4000;

/** Email and password; the page leads on by itself once the session says that she is in. */
export function LoginForm({ failureCode }: { failureCode: string | null }) {
  const { begin } = useSessionActions();
  const { register, submit, errors, failure, isSending } = useAuthForm(
    { email: '', password: '' },
    async (values) => {
      const { user } = await answerOf(client.POST('/auth/login', { body: values }));
      await begin(user);
      toast.success(`Welcome back ${user.name || 'User'}!`, { duration: welcomeMs });
    },
    { arrivedWith: arrivalFailure(failureCode) },
  );

  return (
    <AuthForm
      submitLabel="Login"
      waitingLabel="Logging in…"
      onSubmit={submit}
      isSending={isSending}
      failure={failure}
    >
      <Field
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email', emailRules)}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password', passwordRules)}
      />
    </AuthForm>
  );
}
