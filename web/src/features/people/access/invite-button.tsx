import { useState } from 'react';
import { MailPlus } from 'lucide-react';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { lazyDialogs } from '../../../ui/lazy-dialogs';
import { useSoon } from '../../../ui/use-soon';
import { access as book } from '../../../words/access.gen';
import { useWords } from '../../../words/use-words';

const load = () => import('./invite-dialog').then(({ InviteDialog }) => InviteDialog);
const InviteDialog = lazyDialogs(load);

/** Invites someone to work here. */
export function InviteButton() {
  const words = useWords(book);
  const [isOpen, setOpen] = useState(false);
  useSoon(load);
  return (
    <>
      <Button size="compact" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={MailPlus} /> {words.inviteSomebody()}
      </Button>
      {isOpen && <InviteDialog onClose={() => setOpen(false)} />}
    </>
  );
}
