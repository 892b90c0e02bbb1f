import { answerOf, client } from '../../api/client';
import { useSessionActions } from '../../api/use-session';
import { Field, PasswordField } from '../../ui/field';
import { toast } from '../../ui/toaster';
import { AuthForm } from './auth-form';
import { emailRules, nameRules, passwordRules } from './auth-rules';
import { useAuthForm } from './use-auth-form';

/** The first admin of a new installation, who proves with the one-time code that the server's log is hers to read. */
export function SetupForm({ code }: { code: string }) {
  const { begin } = useSessionActions();
  const { register, submit, errors, failure, isSending } = useAuthForm(
    { code, name: '', email: '', password: '' },
    async (values) => {
      const { user } = await answerOf(client.POST('/setup', { body: values }));
      await begin(user);
      toast.success('Welcome to the parlour!');
    },
  );

  return (
    <AuthForm
      submitLabel="Open the salon"
      waitingLabel="Setting up…"
      onSubmit={submit}
      isSending={isSending}
      failure={failure}
    >
      {!code && (
        <Field
          label="Set-up code"
          hint="The last part of the link in the server's log."
          autoComplete="one-time-code"
          error={errors.code?.message}
          {...register('code', { required: 'The set-up code is required' })}
        />
      )}
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
        hint="6 characters or more. This account can change everything, so choose a long one."
        error={errors.password?.message}
        {...register('password', passwordRules)}
      />
    </AuthForm>
  );
}
