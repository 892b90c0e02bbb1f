import { answerOf, client } from '../../api/client';
import { useApiForm } from '../../api/use-api-form';
import { useSessionActions } from '../../api/use-session';
import { useFieldRules } from '../../ui/use-field-rules';
import { PasswordField } from '../../ui/field';
import { AuthForm } from './auth-form';
import { linkSentences } from './auth-sentences';

/** The new password, which the code from the email allows to choose once. */
export function NewPasswordForm({ code, onDone }: { code: string; onDone: () => void }) {
  const rules = useFieldRules();
  const { reread } = useSessionActions();
  const form = useApiForm({
    defaultValues: { password: '' },
    send: async ({ password }) => {
      await answerOf(client.POST('/auth/reset', { body: { code, password } }));
      // Every session of the account has ended, that of this browser too.
      await reread();
      const { toast } = await import('../../ui/toaster');
      toast.success('Your password has been changed. Please log in with it.');
      onDone();
    },
    sentences: linkSentences,
  });

  return (
    <AuthForm form={form} submitLabel="Save new password" waitingLabel="Saving…">
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={rules.passwordHint}
        {...form.field('password', rules.password)}
      />
    </AuthForm>
  );
}
