import { Suspense, useState } from 'react';
import { UserCheck } from 'lucide-react';
import { useSession } from '../../../api/use-session';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { lazyDialogs } from '../../../ui/lazy-dialogs';
import { access as book } from '../../../words/access.gen';
import { useWords } from '../../../words/use-words';
import { hasNoColumn, useOwnColumn } from './use-own-column';

const OwnColumnDialog = lazyDialogs(() => import('./own-column-dialog').then((part) => part.OwnColumnDialog));

/** For an admin who has no column of their own in the diary. Others fetch nothing for it. */
export function OwnColumnButton({ size = 'compact' }: { size?: 'compact' | 'small' }) {
  if (!hasNoColumn(useSession())) return null;
  return (
    <Suspense>
      <ChooseColumn size={size} />
    </Suspense>
  );
}

function ChooseColumn({ size }: { size: 'compact' | 'small' }) {
  const words = useWords(book);
  const onChoose = useOwnColumn();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={size === 'small' ? 'quiet' : 'ghost'}
        size={size}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon of={UserCheck} size={18} /> {words.chooseColumn()}
      </Button>
      {isOpen && onChoose && <OwnColumnDialog onChoose={onChoose} onClose={() => setOpen(false)} />}
    </>
  );
}
