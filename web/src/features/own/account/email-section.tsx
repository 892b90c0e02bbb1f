import { useState } from 'react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import styled from 'styled-components';
import { useAction } from '../../../api/use-action';
import { useMailReach } from '../../../api/use-mail-reach';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import { NoLink } from '../../../ui/no-link';
import { AccountProblem } from './account-problem';
import { Section } from '../../../ui/section';
import { ButtonRow } from '../../../ui/button-row';
import { lazyPart } from '../../../ui/lazy-part';
import type { Account } from './models';
import { useAccountActions } from './mutations';
import { account as accountArea } from '../../../words/account.gen';
import { fields } from '../../../words/fields.gen';
import { useWords } from '../../../words/use-words';

const EmailForm = lazyPart(() => import('./email-form').then((part) => part.EmailForm), '320px');

const Address = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-3);
  font-weight: 600;
`;

/** The account's email address, if it is verified, and a form to change it. */
export function EmailSection({ account }: { account: Account }) {
  const words = useWords(accountArea);
  const labels = useWords(fields);
  const { sendConfirmation } = useAccountActions();
  const reach = useMailReach();
  const [isChanging, setChanging] = useState(false);
  const { run, isBusy, problem } = useAction();
  const sendAgain = () =>
    run(async () => {
      await sendConfirmation();
      toast.success(words.sentCheckEmail());
    });

  return (
    <Section title={labels.email()} intro={words.emailIntro()}>
      <Address>
        <bdi dir="ltr">{account.email}</bdi>
        {account.isVerified ? (
          <Badge tone="success" icon={CircleCheck}>
            {words.confirmed()}
          </Badge>
        ) : (
          <Badge tone="warning" icon={CircleAlert}>
            {words.notConfirmedYet()}
          </Badge>
        )}
      </Address>
      {!account.isVerified && reach !== 'people' && (
        <NoLink isDemo={reach === 'demo'} email={account.email} />
      )}
      {isChanging ? (
        <EmailForm account={account} onClose={() => setChanging(false)} />
      ) : (
        <ButtonRow>
          {!account.isVerified && reach === 'people' && (
            <Button variant="ghost" isBusy={isBusy} onClick={() => void sendAgain()}>
              {words.sendConfirmationAgain()}
            </Button>
          )}
          <Button variant="ghost" onClick={() => setChanging(true)}>
            {words.changeEmail()}
          </Button>
        </ButtonRow>
      )}
      <AccountProblem title={words.noEmailSent()} problem={problem} />
    </Section>
  );
}
