import { Globe } from 'lucide-react';
import styled from 'styled-components';
import { Icon } from '../../ui/icon';
import { languageFacts, languages as allLanguages } from '../../words/languages.gen';
import { shell } from '../../words/shell.gen';
import { useLanguage, useWords } from '../../words/use-words';
import { useLanguageChoice, useLanguagesOfPage } from '../use-language-choice';

const Frame = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  padding-inline: var(--s-2);
  border-radius: var(--r-2);
  color: var(--text-2);

  &:hover {
    color: var(--text);
  }
  &:focus-within {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  /* Two letters stay next to each other in a narrow menu. */
  white-space: nowrap;
  flex: none;
  /* The browser's own list, which every phone and every reader knows, opens from anywhere on the frame. */
  select {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
    /* At a smaller size phones zoom in. */
    font-size: 1rem;
  }
`;

/** The page's languages, each under its own name; hidden if there is only one. */
export function LanguageMenu() {
  const words = useWords(shell);
  const language = useLanguage();
  const languages = useLanguagesOfPage();
  const choose = useLanguageChoice();
  if (languages.length < 2) return null;
  return (
    <Frame>
      <Icon of={Globe} />
      <span aria-hidden>{language.toUpperCase()}</span>
      <select
        aria-label={words.language()}
        value={language}
        onChange={({ target }) => {
          const chosen = allLanguages.find((one) => one === target.value);
          if (chosen) void choose(chosen);
        }}
      >
        {languages.map((one) => {
          const { name, isBeta, direction } = languageFacts[one];
          return (
            <option key={one} value={one} lang={one} dir={direction}>
              {isBeta ? words.nameInBeta({ name }) : name}
            </option>
          );
        })}
      </select>
    </Frame>
  );
}
