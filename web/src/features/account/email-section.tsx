import { useState } from 'react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import styled from 'styled-components';
import { useAction } from '../../api/use-action';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { toast } from '../../ui/toaster';
import { AccountProblem } from './account-problem';
import { Section } from '../../ui/section';
import { ButtonRow } from '../../ui/button-row';
import { EmailForm } from './email-form';
import type { Account } from './models';
import { useAccountActions } from './mutations';

const Address = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-3);
  font-weight: 600;
`;

/** The email address of an account, whether it is verified, and a form to change it. */
export function EmailSection({ account }: { account: Account }) {
  const { sendConfirmation } = useAccountActions();
  const [isChanging, setChanging] = useState(false);
  const { run, isBusy, problem } = useAction();
  const sendAgain = () =>
    run(async () => {
      await sendConfirmation();
      toast.success('Sent. Please check your email.');
    });

  return (
    <Section title="Email" intro="You log in with this address, and we email you about your bookings.">
      <Address>
        {account.email}
        {account.isVerified ? (
          <Badge tone="success" icon={CircleCheck}>
            Confirmed
          </Badge>
        ) : (
          <Badge tone="warning" icon={CircleAlert}>
            Not confirmed yet
          </Badge>
        )}
      </Address>
      {isChanging ? (
        <EmailForm account={account} onClose={() => setChanging(false)} />
      ) : (
        <ButtonRow>
          {!account.isVerified && (
            <Button variant="ghost" isBusy={isBusy} onClick={() => void sendAgain()}>
              Send the confirmation email again
            </Button>
          )}
          <Button variant="ghost" onClick={() => setChanging(true)}>
            Change email
          </Button>
        </ButtonRow>
      )}
      <AccountProblem title="No email was sent" problem={problem} />
    </Section>
  );
}
