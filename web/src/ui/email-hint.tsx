import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { correctedAddress } from '../lib/mistyped-provider';
import { emailHint } from '../words/email-hint.gen';
import { inSentence } from '../words/in-sentence';
import { useLanguage, useWords } from '../words/use-words';
import { Button } from './button';
import { Hint } from './text';
import { useDebounced } from './use-debounced';

/** Long enough to ignore "gmail.co" on the way to "gmail.com". */
const PAUSE_MS = 600;

/** Present before it has text, so that screen readers announce the text; takes no space while empty. */
const Line = styled(Hint)`
  &:empty {
    position: absolute;
  }
`;

/** Enters the address as a user would, so that the form notices. React overrides the element's own setter. */
function typeInto(box: HTMLInputElement, address: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, address);
  box.dispatchEvent(new Event('input', { bubbles: true }));
  box.focus();
}

/** Checks for a mistyped provider once typing pauses, and offers the probable address. */
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
    // If its texts fail to load, skip the hint: the form must not fail because of it.
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
