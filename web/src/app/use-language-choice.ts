import { useLocation } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { answerOf, client } from '../api/client';
import { asProblem } from '../api/problem';
import { apiKey } from '../api/use-api';
import { useSalon } from '../api/use-salon';
import { useSentenceOf } from '../api/use-sentence-of';
import { useSession } from '../api/use-session';
import { paths } from '../lib/paths';
import { refuseLanguages } from '../lib/refused-language';
import { languages as allLanguages } from '../words/languages.gen';
import { shell } from '../words/shell.gen';
import type { Language } from '../words/types.gen';
import { useChooseLanguage, useLanguage, useWords } from '../words/use-words';

/** In which languages this page can be read: a public one in those of the salon, the dashboard in any. None while nobody knows. */
export function useLanguagesOfPage(): readonly Language[] {
  const { data: salon } = useSalon();
  const language = useLanguage();
  const { pathname } = useLocation();
  if (!salon) return [];
  const isDashboard = `${pathname}/`.startsWith(`${paths.dashboard}/`);
  const spoken = isDashboard ? allLanguages : salon.languages;
  return spoken.includes(language) ? spoken : [language, ...spoken];
}

/**
 * Puts the page into another language where it stands. Somebody who is logged in chooses it for their account, whose
 * emails and dashboard then come in it.
 */
export function useLanguageChoice(): (language: Language) => Promise<void> {
  const { data: salon } = useSalon();
  const session = useSession();
  const choose = useChooseLanguage();
  const { mutate } = useSWRConfig();
  const words = useWords(shell);
  const sentenceOf = useSentenceOf();
  return async (language) => {
    refuseLanguages();
    try {
      // First, or the dashboard would go back to what the account still says.
      if (session.status === 'signed-in') {
        const account = await answerOf(client.PATCH('/account', { body: { language } }));
        await mutate(apiKey('/account'), account, { revalidate: false });
      }
      await choose(language, salon?.mainLanguage ?? language);
    } catch (thrown) {
      // Few choose a language, and hardly anybody is told that it failed.
      const { toast } = await import('../ui/toaster');
      toast.error(words.languageNotSaved({ problem: sentenceOf(asProblem(thrown)) }));
    }
  };
}
