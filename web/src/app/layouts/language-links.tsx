import { useHref, useLocation } from 'react-router-dom';
import { useSalon } from '../../api/use-salon';
import { languagePathOf } from '../../lib/language-path';
import { languageFacts } from '../../words/languages.gen';
import { shell } from '../../words/shell.gen';
import { useLanguage, useWords } from '../../words/use-words';
import { useLanguageChoice, useLanguagesOfPage } from '../use-language-choice';

/** Links to this page in the salon's other languages, for search engines and without scripts. */
export function LanguageLinks() {
  const words = useWords(shell);
  const language = useLanguage();
  const languages = useLanguagesOfPage();
  const choose = useLanguageChoice();
  const { data: salon } = useSalon();
  const { pathname } = languagePathOf(useHref(useLocation().pathname));
  if (languages.length < 2) return null;
  return (
    <nav aria-label={words.language()}>
      <ul>
        {languages.map((one) => {
          const start = one === salon?.mainLanguage ? '' : `/${one}`;
          return (
            <li key={one}>
              <a
                href={(start + pathname).replace(/(.)\/$/, '$1')}
                hrefLang={one}
                lang={one}
                aria-current={one === language ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  void choose(one);
                }}
              >
                {languageFacts[one].name}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
