import { answerOf, client } from '../../../api/client';
import { useApiForm } from '../../../api/use-api-form';
import { useSessionActions } from '../../../api/use-session';
import { useFieldRules } from '../../../ui/use-field-rules';
import { PasswordField } from '../../../ui/field';
import { toast } from '../../../ui/toast';
import { AuthForm } from './auth-form';
import { linkSentences } from './auth-sentences';
import { emailLinks } from '../../../words/email-links.gen';
import { fields } from '../../../words/fields.gen';
import { useWords } from '../../../words/use-words';

/** Sets a new password with the single-use code from an email. */
export function NewPasswordForm({ code, onDone }: { code: string; onDone: () => void }) {
  const words = useWords(emailLinks);
  const labels = useWords(fields);
  const rules = useFieldRules();
  const { reread } = useSessionActions();
  const form = useApiForm({
    defaultValues: { password: '' },
    send: async ({ password }) => {
      await answerOf(client.POST('/auth/reset', { body: { code, password } }));
      // All of the account's sessions have ended, including this browser's.
      await reread();
      toast.success(words.passwordChanged());
      onDone();
    },
    sentences: linkSentences(words),
  });

  return (
    <AuthForm form={form} submitLabel={words.saveNewPassword()} waitingLabel={words.saving()}>
      <PasswordField
        label={labels.newPassword()}
        autoComplete="new-password"
        hint={rules.passwordHint}
        {...form.field('password', rules.password)}
      />
    </AuthForm>
  );
}
