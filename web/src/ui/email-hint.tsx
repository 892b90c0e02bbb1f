import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
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

/** Types the address as a person would, so that the form learns of it. React overrides the setter of the box itself. */
function typeInto(box: HTMLInputElement, address: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, address);
  box.dispatchEvent(new Event('input', { bubbles: true }));
  box.focus();
}

/** Asks about a mistyped provider once the typing pauses, and offers the address that was probably meant. */
export function EmailHint({ box }: { box: HTMLInputElement }) {
  const language = useLanguage();
  const onInput = useCallback(
    (told: () => void) => {
      box.addEventListener('input', told);
      return () => box.removeEventListener('input', told);
    },
    [box],
  );
  const typed = useSyncExternalStore(onInput, () => box.value);
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
  return (
    <Line role="status">{address && <Offer address={address} onTake={() => typeInto(box, address)} />}</Line>
  );
}

function Offer({ address, onTake }: { address: string; onTake: () => void }) {
  const words = useWords(emailHint);
  return (
    <>
      {inSentence(words.didYouMean, { address: <bdi dir="ltr">{address}</bdi> })}{' '}
      <Button variant="quiet" size="compact" onClick={onTake}>
        {words.useAddress()}
      </Button>
    </>
  );
}
