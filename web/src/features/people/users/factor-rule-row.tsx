import { useState } from 'react';
import { LockKeyhole } from 'lucide-react';
import styled from 'styled-components';
import { useApi } from '../../../api/use-api';
import { dayInUtc } from '../../../lib/local-day';
import { Unanswered } from '../../../ui/answered';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { below } from '../../../ui/media';
import { lazyDialogs } from '../../../ui/lazy-dialogs';
import { Skeleton } from '../../../ui/skeleton';
import { useFormats } from '../../../ui/use-formats';
import { users as book } from '../../../words/users.gen';
import { useWords } from '../../../words/use-words';

const FactorRuleDialog = lazyDialogs(() =>
  import('./factor-rule-dialog').then((module) => module.FactorRuleDialog),
);

const Row = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--s-3) var(--s-4);
  margin-top: var(--s-3);
  padding: var(--s-3) var(--s-4);
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  background: var(--surface);

  > svg {
    color: var(--brass);
  }
  h2 {
    font: 600 1rem/1.4 var(--font-ui);
  }
  p {
    color: var(--text-2);
    font-size: var(--t-meta);
  }
  @media ${below('sm')} {
    grid-template-columns: auto minmax(0, 1fr);

    > button {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

/** The roles that need two-step log-in, and since when; edited in a dialog. */
export function FactorRuleRow() {
  const words = useWords(book);
  const { formatDay, formatList } = useFormats();
  const answer = useApi('/salon/factor-rule');
  const { data: rule } = answer;
  const [isOpen, setOpen] = useState(false);

  if (!rule)
    return <Unanswered answer={answer} what={words.theRule()} skeleton={<Skeleton $height="5rem" />} />;
  return (
    <>
      <Row aria-label={words.twoStep()}>
        <Icon of={LockKeyhole} size={24} />
        <div>
          <h2>{words.twoStep()}</h2>
          <p>
            {rule.from && rule.roles.length > 0
              ? words.ruleOn({
                  roles: formatList(rule.roles.map((role) => words.rolesOf({ role }))),
                  day: formatDay(dayInUtc(rule.from), 'UTC'),
                })
              : words.ruleOff()}
          </p>
        </div>
        <Button size="compact" variant="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {words.changeRule()}
        </Button>
      </Row>
      {isOpen && <FactorRuleDialog rule={rule} onClose={() => setOpen(false)} />}
    </>
  );
}
