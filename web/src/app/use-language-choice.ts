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
import { toast } from '../ui/toast';
import { languages as allLanguages } from '../words/languages.gen';
import { shell } from '../words/shell.gen';
import type { Language } from '../words/types.gen';
import { useChooseLanguage, useLanguage, useWords } from '../words/use-words';

/** The languages of this page: a public one has the salon's, the dashboard has all. Empty while unknown. */
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
 * Changes the page's language in place. For a logged-in user, also sets the account's, which their emails and
 * dashboard then use.
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
      // Save it first, or the dashboard would return to the account's previous language.
      if (session.status === 'signed-in') {
        const account = await answerOf(client.PATCH('/account', { body: { language } }));
        await mutate(apiKey('/account'), account, { revalidate: false });
      }
      await choose(language, salon?.mainLanguage ?? language);
    } catch (thrown) {
      toast.error(words.languageNotSaved({ problem: sentenceOf(asProblem(thrown)) }));
    }
  };
}
