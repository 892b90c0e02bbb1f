import { useState } from 'react';
import { Button } from '../../ui/button';
import { Section } from '../../ui/section';
import { EraseDialog } from './erase-dialog';
import type { Account } from './models';

/** The way to delete an account. */
export function EraseAccount({ account }: { account: Account }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Section title="Delete my account" intro="This cannot be undone.">
      <p>We delete everything that identifies you. Past bookings stay in our records without your name.</p>
      <Button variant="danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Delete my account
      </Button>
      {isAsking && <EraseDialog account={account} onClose={() => setAsking(false)} />}
    </Section>
  );
}
