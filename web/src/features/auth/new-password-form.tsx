import { answerOf, client } from '../../api/client';
import { useSessionActions } from '../../api/use-session';
import { PasswordField } from '../../ui/field';
import { toast } from '../../ui/toaster';
import { AuthForm } from './auth-form';
import { linkSentence, passwordRules } from './auth-rules';
import { useAuthForm } from './use-auth-form';

/** The new password, which the code from the mail lets her choose once. */
export function NewPasswordForm({ code, onDone }: { code: string; onDone: () => void }) {
  const { reread } = useSessionActions();
  const { register, submit, errors, failure, isSending } = useAuthForm(
    { password: '' },
    async ({ password }) => {
      await answerOf(client.POST('/auth/reset', { body: { code, password } }));
      // Every session of hers is over, the one of this browser too.
      await reread();
      toast.success('Your password is changed. Please log in with it.');
      onDone();
    },
    { wordsOf: linkSentence },
  );

  return (
    <AuthForm
      submitLabel="Save my new password"
      waitingLabel="Saving…"
      onSubmit={submit}
      isSending={isSending}
      failure={failure}
    >
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="6 characters or more."
        error={errors.password?.message}
        {...register('password', passwordRules)}
      />
    </AuthForm>
  );
}
