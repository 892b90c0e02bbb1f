import { startTransition, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { languagePathOf } from '../lib/language-path';
import { fetchAreas, knownAreas } from '../words/area';
import { closeDialogs } from '../ui/dialog-stack';
import type { Language } from '../words/types.gen';
import { ChooseLanguageContext, LanguageContext } from '../words/use-words';
import { setDocumentLanguage } from './document-language';

interface Chosen {
  language: Language;
  basename: string;
}

/** Puts the path of the page behind that of a language, in the same entry of the history. */
const showAt = (basename: string, pathname: string) =>
  history.replaceState(
    history.state,
    '',
    (basename + pathname).replace(/(.)\/$/, '$1') + location.search + location.hash,
  );

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
  const chosenBasename = useRef(chosen.basename);
  const choose = useMemo(
    () => async (next: Language, main: Language) => {
      // All at once, so that the page changes as a whole.
      await fetchAreas(knownAreas(), next);
      // Such as the menu in which it was chosen: its entry in the history has the address of the language before.
      await closeDialogs();
      // What is asked of the server from here on is answered in it.
      setDocumentLanguage(next);
      const basename = next === main ? '' : `/${next}`;
      const { pathname } = languagePathOf(location.pathname);
      chosenBasename.current = basename;
      startTransition(() => {
        setChosen({ language: next, basename });
        showAt(basename, pathname);
        // The router reads the address anew, in the same step: it knows no path outside of its basename.
        dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
      });
    },
    [],
  );
  useEffect(() => {
    // Pages that were seen before come back in the language that is chosen now.
    const keep = () => {
      const { basename, pathname } = languagePathOf(location.pathname);
      if (basename === chosenBasename.current) return;
      showAt(chosenBasename.current, pathname);
      // The router has read the address as it was.
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    };
    addEventListener('popstate', keep);
    return () => removeEventListener('popstate', keep);
  }, []);
  return (
    <LanguageContext value={chosen.language}>
      <ChooseLanguageContext value={choose}>
        <BrowserRouter basename={chosen.basename}>{children}</BrowserRouter>
      </ChooseLanguageContext>
    </LanguageContext>
  );
}
