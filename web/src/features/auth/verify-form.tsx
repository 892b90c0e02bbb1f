import { answerOf, client } from '../../api/client';
import type { ProvedAddress } from '../../api/models';
import { useApiForm } from '../../api/use-api-form';
import { useSessionActions } from '../../api/use-session';
import { AuthForm } from './auth-form';
import { linkSentences } from './auth-sentences';

/** The button that uses the link: programs that open links in emails to check them do not press it. */
export function VerifyForm({ code, onProved }: { code: string; onProved: (proved: ProvedAddress) => void }) {
  const { reread } = useSessionActions();
  const form = useApiForm({
    defaultValues: {},
    send: async () => {
      const proved = await answerOf(client.POST('/auth/verify', { body: { code } }));
      await reread();
      onProved(proved);
    },
    sentences: linkSentences,
  });

  return <AuthForm form={form} submitLabel="Confirm my email address" waitingLabel="One moment…" />;
}
