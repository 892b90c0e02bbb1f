import { answerOf, client } from '../../api/client';
import { Field } from '../../ui/field';
import { toast } from '../../ui/toaster';
import { AuthForm } from './auth-form';
import { resetEmailRules } from './auth-rules';
import { useAuthForm } from './use-auth-form';

/** Asks for the link. The answer never tells whether the address has an account. */
export function ResetRequestForm({ onSent }: { onSent: (email: string) => void }) {
  const { register, submit, errors, failure, isSending } = useAuthForm(
    { email: '' },
    async (values) => {
      await answerOf(client.POST('/auth/reset-request', { body: values }));
      toast.success('Email sent');
      onSent(values.email);
    },
    { wordsOf: ({ code }) => code },
  );

  return (
    <AuthForm
      submitLabel="Reset email"
      waitingLabel="Sending the mail…"
      onSubmit={submit}
      isSending={isSending}
      failure={failure}
    >
      <Field
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email', resetEmailRules)}
      />
    </AuthForm>
  );
}
