import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { WordsState } from '../lib/language-drafts';
import { languageFacts } from '../words/languages.gen';
import { translations } from '../words/translations.gen';
import type { Language } from '../words/types.gen';
import { useWords } from '../words/use-words';
import { Badge } from './badge';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-1);
  border-bottom: 1px solid var(--border);
`;
const Tab = styled.button`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-1) var(--s-2);
  min-height: 44px;
  padding: var(--s-2) var(--s-3);
  border: 0;
  border-bottom: 3px solid transparent;
  background: none;
  color: var(--text-2);
  font-weight: 600;
  cursor: pointer;

  &:hover {
    color: var(--text);
  }
  &[aria-selected='true'] {
    border-bottom-color: var(--text);
    color: var(--text);
  }
`;
const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  /* Lays out its children as if they were in its parent. */
  gap: inherit;

  &[hidden] {
    display: none;
  }
`;

/** `wrong`: it has a field with an error. */
export type TabState = WordsState | 'wrong';

/**
 * The same texts in each of the salon's languages, one at a time. The main language's fields stay mounted, hidden,
 * while another is open. A link may name the language to begin with. With a single language there are no tabs.
 */
export function LanguageTabs({
  languages,
  stateOf,
  refusals,
  panelOf,
  children,
}: {
  /** Main language first. */
  languages: readonly Language[];
  stateOf: (language: Language) => TabState;
  /** The number of failed submits: after each, a language with errors is shown. */
  refusals: number;
  /** The fields of another language. */
  panelOf: (language: Language) => ReactNode;
  /** The fields of the main language. */
  children: ReactNode;
}) {
  const id = useId();
  const [params] = useSearchParams();
  const [chosen, setChosen] = useState<string | null>(params.get('language'));
  const [main] = languages;
  const open = languages.find((language) => language === chosen) ?? main;
  const hasTabs = languages.length > 1;
  // Synchronously, so that the form finds the error visible when it looks for one to focus.
  const [seen, setSeen] = useState(refusals);
  if (seen !== refusals) {
    setSeen(refusals);
    const wrong = languages.find((language) => stateOf(language) === 'wrong');
    if (wrong !== undefined && stateOf(open ?? wrong) !== 'wrong') setChosen(wrong);
  }

  const nameOf = (language: Language | undefined) => (hasTabs ? `${id}-${language}` : undefined);
  return (
    <>
      {hasTabs && <Tabs id={id} {...{ languages, open, stateOf }} onChoose={setChosen} />}
      <Panel>
        <Panel
          role={hasTabs ? 'tabpanel' : undefined}
          id={hasTabs ? `${id}-panel-${main}` : undefined}
          aria-labelledby={nameOf(main)}
          hidden={open !== main}
        >
          {children}
        </Panel>
        {open !== undefined && open !== main && (
          <Panel key={open} role="tabpanel" id={`${id}-panel-${open}`} aria-labelledby={nameOf(open)}>
            {panelOf(open)}
          </Panel>
        )}
      </Panel>
    </>
  );
}

function Tabs({
  id,
  languages,
  open,
  stateOf,
  onChoose,
}: {
  id: string;
  languages: readonly Language[];
  open: Language | undefined;
  stateOf: (language: Language) => TabState;
  onChoose: (language: Language) => void;
}) {
  const words = useWords(translations);
  const bar = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = languages.findIndex((language) => language === open);
    const last = languages.length - 1;
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const targets: Readonly<Record<string, number>> = {
      [isMirrored ? 'ArrowLeft' : 'ArrowRight']: at === last ? 0 : at + 1,
      [isMirrored ? 'ArrowRight' : 'ArrowLeft']: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    };
    const to = targets[event.key];
    const language = to === undefined ? undefined : languages[to];
    if (to === undefined || !language) return;
    event.preventDefault();
    onChoose(language);
    bar.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };
  return (
    <Bar ref={bar} role="tablist" aria-label={words.languages()} onKeyDown={onKeyDown}>
      {languages.map((language) => {
        const state = stateOf(language);
        const isOpen = language === open;
        return (
          <Tab
            key={language}
            type="button"
            role="tab"
            id={`${id}-${language}`}
            aria-selected={isOpen}
            aria-controls={isOpen ? `${id}-panel-${language}` : undefined}
            tabIndex={isOpen ? 0 : -1}
            onClick={() => onChoose(language)}
          >
            <bdi lang={language}>{languageFacts[language].name}</bdi>
            {state !== 'fine' && (
              <>
                {' '}
                <Badge
                  tone={state === 'wrong' ? 'danger' : state === 'changed' ? 'warning' : 'neutral'}
                  icon={state === 'wrong' ? CircleAlert : state === 'changed' ? TriangleAlert : undefined}
                >
                  {words[state]()}
                </Badge>
              </>
            )}
          </Tab>
        );
      })}
    </Bar>
  );
}
