import { useState } from 'react';
import { Button } from '../../ui/button';
import { Section } from '../../ui/section';
import { EraseDialog } from './erase-dialog';
import type { Account } from './models';

/** The way out of the house. */
export function EraseAccount({ account }: { account: Account }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Section title="Delete my account" intro="This cannot be undone.">
      <p>We forget who you are. Visits that are over stay in our books without your name.</p>
      <Button variant="danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Delete my account
      </Button>
      {isAsking && <EraseDialog account={account} onClose={() => setAsking(false)} />}
    </Section>
  );
}
