import { useState } from 'react';
import styled from 'styled-components';
import { useAction } from '../../../api/use-action';
import { useSalon } from '../../../api/use-salon';
import { HintedCheckbox } from '../../../ui/hinted-checkbox';
import { Checkbox } from '../../../ui/checkbox';
import { Section } from '../../../ui/section';
import { toast } from '../../../ui/toast';
import { useFormats } from '../../../ui/use-formats';
import { account as accountArea } from '../../../words/account.gen';
import { shell } from '../../../words/shell.gen';
import { useWords } from '../../../words/use-words';
import { AccountProblem } from './account-problem';
import type { Account } from './models';
import { useAccountActions } from './mutations';

type Consent = Account['consents'][number];

const List = styled.div`
  display: grid;
  justify-items: start;
`;

/** The client's consents, each with the date of the choice. */
export function ConsentsSection({ account: { isVerified, consents } }: { account: Account }) {
  const words = useWords(accountArea);
  const general = useWords(shell);
  const { data: salon } = useSalon();
  const { formatDateTime } = useFormats();
  const { changeDetails } = useAccountActions();
  const { run, isBusy, problem } = useAction();
  // A checkbox must not flip back until the response arrives.
  const [pressed, setPressed] = useState<Pick<Consent, 'kind' | 'isGiven'> | null>(null);
  const labels: Record<Consent['kind'], string> = {
    'email-reminders': words.emailReminders(),
    'message-reminders': words.messageReminders(),
    'email-news': words.emailNews(),
    'message-news': words.messageNews(),
  };
  const choose = (kind: Consent['kind'], isGiven: boolean) =>
    run(async () => {
      setPressed({ kind, isGiven });
      await changeDetails({ consents: [{ kind, isGiven }] });
      toast.success(words.choiceSaved());
    }).finally(() => setPressed(null));

  // An unverified address may be someone else's, and so may be the choice.
  if (!isVerified) return null;
  return (
    <Section title={words.contactChoices()} intro={words.contactChoicesIntro()}>
      <List>
        {consents.map(({ kind, isGiven, origin, decidedAt }) => {
          // Reminders by email are sent until they are declined.
          const isOn = isGiven ?? kind === 'email-reminders';
          const box = {
            label: labels[kind],
            checked: pressed?.kind === kind ? pressed.isGiven === true : isOn,
            'aria-disabled': isBusy,
            onChange: ({ target }: { target: HTMLInputElement }) => void choose(kind, target.checked),
          };
          if (decidedAt === null || !salon) return <Checkbox key={kind} {...box} />;
          const day = formatDateTime(decidedAt, salon.timeZone);
          return (
            <HintedCheckbox
              key={kind}
              {...box}
              hint={origin === 'client' ? words.saidOn({ day }) : words.saidOnAtDesk({ day })}
            />
          );
        })}
      </List>
      <AccountProblem title={general.nothingChanged()} problem={problem} />
    </Section>
  );
}
