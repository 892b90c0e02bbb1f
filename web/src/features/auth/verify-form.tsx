import { answerOf, client } from '../../api/client';
import type { ProvedAddress } from '../../api/models';
import { useSessionActions } from '../../api/use-session';
import { AuthForm } from './auth-form';
import { linkSentence } from './auth-rules';
import { useAuthForm } from './use-auth-form';

/** The press that uses the link: programs that open links in mails to look at them press nothing. */
export function VerifyForm({ code, onProved }: { code: string; onProved: (proved: ProvedAddress) => void }) {
  const { reread } = useSessionActions();
  const { submit, failure, isSending } = useAuthForm(
    {},
    async () => {
      const proved = await answerOf(client.POST('/auth/verify', { body: { code } }));
      await reread();
      onProved(proved);
    },
    { wordsOf: linkSentence },
  );

  return (
    <AuthForm
      submitLabel="Confirm my e-mail address"
      waitingLabel="One moment…"
      onSubmit={submit}
      isSending={isSending}
      failure={failure}
    >
      {null}
    </AuthForm>
  );
}
