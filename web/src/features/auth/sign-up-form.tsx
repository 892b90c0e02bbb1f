import { answerOf, client } from '../../api/client';
import { useSessionActions } from '../../api/use-session';
import { Field, PasswordField } from '../../ui/field';
import { toast } from '../../ui/toaster';
import { AuthForm } from './auth-form';
import { arrivalFailure, emailRules, nameRules, passwordRules } from './auth-rules';
import { useAuthForm } from './use-auth-form';

/** A new client: name, email, password. */
export function SignUpForm({ failureCode }: { failureCode: string | null }) {
  const { begin } = useSessionActions();
  const { register, submit, errors, failure, isSending } = useAuthForm(
    { name: '', email: '', password: '' },
    async (values) => {
      const { user } = await answerOf(client.POST('/auth/sign-up', { body: values }));
      await begin(user);
      toast.success('Welcome to the parlour!');
    },
    { arrivedWith: arrivalFailure(failureCode) },
  );

  return (
    <AuthForm
      submitLabel="Sign Up"
      waitingLabel="Making your account…"
      onSubmit={submit}
      isSending={isSending}
      failure={failure}
    >
      <Field label="Name" autoComplete="name" error={errors.name?.message} {...register('name', nameRules)} />
      <Field
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email', emailRules)}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="6 characters or more."
        error={errors.password?.message}
        {...register('password', passwordRules)}
      />
    </AuthForm>
  );
}
