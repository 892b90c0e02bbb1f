import { useState } from 'react';
import { ExternalLink } from 'lucide-react';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Stack } from '../../../ui/layout';
import { twoStep } from '../../../words/two-step.gen';
import { useWords } from '../../../words/use-words';

/** Logs in again in a new tab, so that this page's input stays. */
export function GoogleProof({ onDone }: { onDone: () => void }) {
  const words = useWords(twoStep);
  const [isOpened, setOpened] = useState(false);
  const openGoogle = () => {
    window.open('/auth/google?from=/dashboard/account', '_blank', 'noopener');
    setOpened(true);
  };
  return (
    <Stack $gap={4}>
      <p>{words.logInWithGoogle()}</p>
      <Button isWide variant={isOpened ? 'ghost' : 'primary'} autoFocus onClick={openGoogle}>
        <Icon of={ExternalLink} /> {words.useGoogle()}
      </Button>
      {isOpened && (
        <Button isWide onClick={onDone}>
          {words.next()}
        </Button>
      )}
    </Stack>
  );
}
