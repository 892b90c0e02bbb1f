import { useState } from 'react';
import { Button } from '../../../ui/button';
import { lazyDialogs } from '../../../ui/lazy-dialogs';
import { Section } from '../../../ui/section';
import type { Account } from './models';
import { account as accountArea } from '../../../words/account.gen';
import { useWords } from '../../../words/use-words';

const EraseDialog = lazyDialogs(() => import('./erase-dialog').then((part) => part.EraseDialog));

/** Lets users delete their account. */
export function EraseAccount({ account }: { account: Account }) {
  const words = useWords(accountArea);
  const [isAsking, setAsking] = useState(false);
  return (
    <Section title={words.deleteMyAccount()} intro={words.cannotBeUndone()}>
      <p>{words.whatDeletingMeans()}</p>
      <Button variant="danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {words.deleteMyAccount()}
      </Button>
      {isAsking && <EraseDialog account={account} onClose={() => setAsking(false)} />}
    </Section>
  );
}
