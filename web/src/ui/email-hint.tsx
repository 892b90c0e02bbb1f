import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { correctedAddress } from '../lib/mistyped-provider';
import { emailHint } from '../words/email-hint.gen';
import { inSentence } from '../words/in-sentence';
import { useLanguage, useWords } from '../words/use-words';
import { Button } from './button';
import { Hint } from './text';
import { useDebounced } from './use-debounced';

/** Long enough that "gmail.co" on the way to "gmail.com" is left alone. */
const PAUSE_MS = 600;

/** In the page before it has a sentence, so that screen readers announce the sentence; empty, it takes no space. */
const Line = styled(Hint)`
  &:empty {
    position: absolute;
  }
`;

export interface EmailHintProps {
  typed: string;
  onTake: (address: string) => void;
}

/** Asks about a mistyped provider once the typing pauses, and offers the address that was probably meant. */
export function EmailHint({ typed, onTake }: EmailHintProps) {
  const language = useLanguage();
  const settled = useDebounced(typed, PAUSE_MS);
  const [hasWords, setHasWords] = useState(false);
  useEffect(() => {
    // Without its words the hint stays away: the form must not fail for it.
    emailHint.fetch(language).then(
      () => setHasWords(true),
      () => undefined,
    );
  }, [language]);
  const address = hasWords && settled === typed ? correctedAddress(typed) : null;
  return <Line role="status">{address && <Offer address={address} onTake={onTake} />}</Line>;
}

function Offer({ address, onTake }: { address: string; onTake: (address: string) => void }) {
  const words = useWords(emailHint);
  return (
    <>
      {inSentence(words.didYouMean, { address: <bdi dir="ltr">{address}</bdi> })}{' '}
      <Button variant="quiet" size="compact" onClick={() => onTake(address)}>
        {words.useAddress()}
      </Button>
    </>
  );
}
