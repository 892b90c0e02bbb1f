import { asProblem } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { useSession, useSessionActions } from '../../../api/use-session';
import { toast } from '../../../ui/toast';
import { useLanguage } from '../../../words/use-words';

const THANKS_MS = 5000;

/** Logs out with a thank-you; if the server is unreachable, the session stays and a message says so. */
export function useSignOut(): () => Promise<void> {
  const language = useLanguage();
  const sentenceOf = useSentenceOf();
  const session = useSession();
  const { end } = useSessionActions();

  return async () => {
    // This is in every page's header, so its words load on demand.
    const { authWordsIn } = await import('./speaking');
    const words = await authWordsIn(language);
    const name = session.status === 'signed-in' ? session.user.name || session.user.email : '';
    try {
      await end('home');
      toast.success(words.thankYou({ name }), { duration: THANKS_MS });
    } catch (error) {
      toast.error(sentenceOf(asProblem(error)));
    }
  };
}
