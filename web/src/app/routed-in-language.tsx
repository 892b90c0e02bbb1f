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

/** Adds a language's base path to the page's path, in the same history entry. */
const showAt = (basename: string, pathname: string) =>
  history.replaceState(
    history.state,
    '',
    (basename + pathname).replace(/(.)\/$/, '$1') + location.search + location.hash,
  );

/**
 * The language of everything below, and the router, whose paths are below the language: `/pt/contact`. Changing the
 * language works in place, so that input and selections are kept.
 * @param language the language of the server's page
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
      // Such as the menu in which it was chosen: its history entry has the previous language's URL.
      await closeDialogs();
      // Requests from here on use the new language.
      setDocumentLanguage(next);
      const basename = next === main ? '' : `/${next}`;
      const { pathname } = languagePathOf(location.pathname);
      chosenBasename.current = basename;
      startTransition(() => {
        setChosen({ language: next, basename });
        showAt(basename, pathname);
        // Makes the router read the URL in the same step: it knows no path outside of its basename.
        dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
      });
    },
    [],
  );
  useEffect(() => {
    // Going back keeps the language chosen now.
    const keep = () => {
      const { basename, pathname } = languagePathOf(location.pathname);
      if (basename === chosenBasename.current) return;
      showAt(chosenBasename.current, pathname);
      // The router has read the previous URL.
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
