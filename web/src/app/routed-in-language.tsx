import { startTransition, useMemo, useState, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { languagePathOf } from '../lib/language-path';
import { fetchAllInUse } from '../words/area';
import type { Language } from '../words/types.gen';
import { ChooseLanguageContext, LanguageContext } from '../words/use-words';
import { setDocumentLanguage } from './document-language';

interface Chosen {
  language: Language;
  basename: string;
}

/**
 * The language of all that is below, and the router, whose paths stand behind it: `/pt/contact`. Another language is chosen
 * in place, so that nothing that was typed or chosen on the page is lost.
 * @param language the language of the page that came from the server
 */
export function RoutedInLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const [chosen, setChosen] = useState<Chosen>(() => ({
    language,
    basename: languagePathOf(location.pathname).basename,
  }));
  const choose = useMemo(
    () => async (next: Language, main: Language) => {
      await fetchAllInUse(next);
      // What is asked of the server from here on is answered in it.
      setDocumentLanguage(next);
      const basename = next === main ? '' : `/${next}`;
      const { pathname } = languagePathOf(location.pathname);
      startTransition(() => {
        setChosen({ language: next, basename });
        history.replaceState(
          history.state,
          '',
          (basename + pathname).replace(/(.)\/$/, '$1') + location.search + location.hash,
        );
        // The router reads the address anew, in the same step: it knows no path outside of its basename.
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      });
    },
    [],
  );
  return (
    <LanguageContext value={chosen.language}>
      <ChooseLanguageContext value={choose}>
        <BrowserRouter basename={chosen.basename}>{children}</BrowserRouter>
      </ChooseLanguageContext>
    </LanguageContext>
  );
}
