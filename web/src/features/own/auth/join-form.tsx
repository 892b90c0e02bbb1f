import { useNavigate } from 'react-router-dom';
import { answerOf, client } from '../../../api/client';
import { useApiForm } from '../../../api/use-api-form';
import { useSessionActions } from '../../../api/use-session';
import { paths } from '../../../lib/paths';
import { Field, PasswordField } from '../../../ui/field';
import { toast } from '../../../ui/toast';
import { useFieldRules } from '../../../ui/use-field-rules';
import { fields } from '../../../words/fields.gen';
import { join as book } from '../../../words/join.gen';
import type { JoinWords } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';
import { AuthForm } from './auth-form';
import { keepInvitation } from './kept-invitation';

/** Messages if the link ends while the page is open. */
const linkSentences = (words: JoinWords) => ({
  'invalid-action-code': words.gone(),
  'expired-action-code': words.expired(),
});

/** Leads to the dashboard with a greeting. */
function useArrival() {
  const words = useWords(book);
  const navigate = useNavigate();
  return () => {
    keepInvitation(null);
    toast.success(words.welcomeToTheTeam());
    void navigate(paths.dashboard, { replace: true });
  };
}

/** Accepting an invitation requires a click, because programs open links in emails to check them. */
export function AcceptInvitationForm({ code }: { code: string }) {
  const words = useWords(book);
  const { reread } = useSessionActions();
  const arrive = useArrival();
  const form = useApiForm({
    defaultValues: {},
    send: async () => {
      await answerOf(client.POST('/invitations/accept', { body: { code } }));
      // The account's rights have changed with it.
      await reread();
      arrive();
    },
    sentences: linkSentences(words),
  });
  return <AuthForm form={form} submitLabel={words.joinTheTeam()} waitingLabel={words.joining()} />;
}

/** The name and password of someone without an account. */
export function RegisterInvitedForm({ code, email }: { code: string; email: string }) {
  const words = useWords(book);
  const labels = useWords(fields);
  const rules = useFieldRules();
  const { begin } = useSessionActions();
  const arrive = useArrival();
  const form = useApiForm({
    defaultValues: { name: '', password: '' },
    send: async (typed) => {
      const { user } = await answerOf(client.POST('/invitations/register', { body: { code, ...typed } }));
      await begin(user);
      arrive();
    },
    sentences: linkSentences(words),
  });
  return (
    <AuthForm form={form} submitLabel={words.createAndJoin()} waitingLabel={words.joining()}>
      <Field label={labels.name()} autoComplete="name" maxLength={120} {...form.field('name', rules.name)} />
      {/* Lets password managers save the password for it. */}
      <input type="hidden" name="email" autoComplete="username" value={email} />
      <PasswordField
        label={labels.password()}
        autoComplete="new-password"
        hint={rules.adminPasswordHint}
        maxLength={256}
        {...form.field('password', rules.adminPassword)}
      />
    </AuthForm>
  );
}
