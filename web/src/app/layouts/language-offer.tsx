import { X } from 'lucide-react';
import styled from 'styled-components';
import { refuseLanguages } from '../../lib/refused-language';
import { Button, IconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { languageFacts } from '../../words/languages.gen';
import { shell } from '../../words/shell.gen';
import type { Language } from '../../words/types.gen';
import { LanguageContext, useWords } from '../../words/use-words';
import { useLanguageChoice } from '../use-language-choice';

/** Over the page, so that nothing moves when it appears; at the bottom, within reach of the thumb. */
const Bar = styled.aside`
  position: fixed;
  inset-inline: 0;
  bottom: max(var(--s-3), env(safe-area-inset-bottom));
  z-index: var(--z-header);
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-3);
  width: fit-content;
  max-width: calc(100% - 2 * var(--s-3));
  margin-inline: auto;
  padding: var(--s-2) var(--s-3);
  border: 1px solid var(--border);
  border-radius: var(--r-2);
  background: var(--surface);
  box-shadow: var(--shadow-2);

  @media print {
    display: none;
  }
`;

/** Offers the page in the visitor's preferred language, in that language. */
export function LanguageOffer({ language }: { language: Language }) {
  const choose = useLanguageChoice();
  return (
    <LanguageContext value={language}>
      <Bar lang={language} dir={languageFacts[language].direction}>
        <Offer onAccept={() => void choose(language)} />
      </Bar>
    </LanguageContext>
  );
}

function Offer({ onAccept }: { onAccept: () => void }) {
  const words = useWords(shell);
  return (
    <>
      <p>{words.readInThis()}</p>
      <Button size="small" onClick={onAccept}>
        {words.readIt()}
      </Button>
      <IconButton label={words.notNow()} onClick={refuseLanguages}>
        <Icon of={X} />
      </IconButton>
    </>
  );
}
