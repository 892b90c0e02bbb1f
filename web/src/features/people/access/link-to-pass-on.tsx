import { Copy } from 'lucide-react';
import styled from 'styled-components';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { ButtonRow } from '../../../ui/button-row';
import { Icon } from '../../../ui/icon';
import { useCopy } from '../../../ui/use-copy';
import { useFocusOnChange } from '../../../ui/use-focus-on-change';
import { access as book } from '../../../words/access.gen';
import { inSentence } from '../../../words/in-sentence';
import { useWords } from '../../../words/use-words';

const Link = styled.code`
  display: block;
  margin-block: var(--s-2);
  padding: var(--s-3);
  border: 1px solid var(--border);
  border-radius: var(--r-2);
  background: var(--surface);
  overflow-wrap: anywhere;
  user-select: all;
`;

/** An invitation's link for an admin to pass on, if it can't be emailed. Takes the focus. */
export function LinkToPassOn({ email, link }: { email: string; link: string }) {
  const words = useWords(book);
  const copy = useCopy();
  const ref = useFocusOnChange<HTMLDivElement>(link);
  const address = window.location.origin + link;
  return (
    <Alert ref={ref} tone="warning" title={words.nothingEmailed()}>
      <p>{inSentence(words.passOn, { email: <bdi dir="ltr">{email}</bdi> })}</p>
      <Link dir="ltr" translate="no">
        {address}
      </Link>
      <ButtonRow>
        <Button variant="ghost" size="small" onClick={() => void copy(address, words.linkCopied())}>
          <Icon of={Copy} size={18} /> {words.copyLink()}
        </Button>
      </ButtonRow>
    </Alert>
  );
}
