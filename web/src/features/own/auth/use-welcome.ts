import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../../api/use-session';
import { toast } from '../../../ui/toast';
import { useLanguage } from '../../../words/use-words';

const NOTE = 'welcome';
const WELCOME_MS = 4000;

/** Greets a user who returns from Google logged in. The URL's note is then removed. */
export function useWelcome(): void {
  const language = useLanguage();
  const session = useSession();
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const welcome = new URLSearchParams(search).get(NOTE);
  const name = session.status === 'signed-in' ? session.user.name : null;
  const isKnown = session.status === 'signed-in' || session.status === 'signed-out';

  useEffect(() => {
    if (welcome === null || !isKnown) return;
    if (name !== null) {
      // Loaded on demand; its id prevents duplicates.
      void import('./speaking').then(async ({ authWordsIn, welcomeBack }) => {
        const words = await authWordsIn(language);
        toast.success(welcome === 'new' ? words.welcome() : welcomeBack(words, name), {
          id: NOTE,
          duration: WELCOME_MS,
        });
      });
    }
    const params = new URLSearchParams(search);
    params.delete(NOTE);
    void navigate({ search: params.toString(), hash }, { replace: true, preventScrollReset: true });
  }, [welcome, isKnown, name, language, search, hash, navigate]);
}
