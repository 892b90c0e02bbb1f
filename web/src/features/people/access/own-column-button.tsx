import { useState } from 'react';
import { UserCheck } from 'lucide-react';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { lazyDialogs } from '../../../ui/lazy-dialogs';
import { access as book } from '../../../words/access.gen';
import { useWords } from '../../../words/use-words';
import { useOwnColumn } from './use-own-column';

const OwnColumnDialog = lazyDialogs(() => import('./own-column-dialog').then((part) => part.OwnColumnDialog));

/** For an admin without a column in the diary; otherwise hidden. */
export function OwnColumnButton({ size = 'normal' }: { size?: 'normal' | 'small' }) {
  const words = useWords(book);
  const onChoose = useOwnColumn();
  const [isOpen, setOpen] = useState(false);
  if (!onChoose) return null;
  return (
    <>
      <Button
        variant={size === 'small' ? 'quiet' : 'ghost'}
        size={size}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon of={UserCheck} /> {words.chooseColumn()}
      </Button>
      {isOpen && <OwnColumnDialog onChoose={onChoose} onClose={() => setOpen(false)} />}
    </>
  );
}
