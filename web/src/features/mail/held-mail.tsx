import { useState } from 'react';
import styled from 'styled-components';
import { answerOf, client } from '../../api/client';
import { asProblem } from '../../api/problem';
import { useSentenceOf } from '../../api/use-sentence-of';
import { useRefresh } from '../../api/use-refresh';
import { counted } from '../../lib/counted';
import { useFormats } from '../../ui/use-formats';
import { Button } from '../../ui/button';
import { ButtonRow } from '../../ui/button-row';
import { Card } from '../../ui/card';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { toast } from '../../ui/toaster';
import { kindWords } from './mail-words';
import type { HeldMail as Held } from './models';

const Quiet = styled.p`
  color: var(--text-2);
  font-size: var(--t-meta);
`;
const Kinds = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-1) var(--s-4);
  font-size: var(--t-meta);
  font-variant-numeric: tabular-nums;

  strong {
    font-weight: 600;
  }
`;

type Decision = 'send' | 'drop';

/** Emails that were due before the salon was restored, and the question what becomes of them. */
export function HeldMail({ held, timeZone }: { held: Held; timeZone: string }) {
  const { formatDay } = useFormats();
  const [asked, setAsked] = useState<Decision | null>(null);
  const [first, last] = [formatDay(held.firstDueAt, timeZone), formatDay(held.lastDueAt, timeZone)];
  return (
    <Card as="section" aria-labelledby="held-mail">
      <h2 id="held-mail">
        {counted(held.count, 'email')} from before the restore {held.count === 1 ? 'is' : 'are'} waiting
      </h2>
      <p>
        {first === last ? `Due on ${first}.` : `Due from ${first} to ${last}.`} Clients may have had them
        already, so nothing leaves until you decide.
      </p>
      <Kinds>
        {held.kinds.map(({ kind, count }) => (
          <li key={kind}>
            {kindWords[kind]} <strong>{count}</strong>
          </li>
        ))}
      </Kinds>
      <ButtonRow>
        <Button variant="ghost" size="small" onClick={() => setAsked('send')}>
          Send them
        </Button>
        <Button variant="ghost" size="small" onClick={() => setAsked('drop')}>
          Drop them
        </Button>
      </ButtonRow>
      <Quiet>What nobody decides on is deleted thirty days after the restore.</Quiet>
      {asked && <DecisionDialog decision={asked} count={held.count} onClose={() => setAsked(null)} />}
    </Card>
  );
}

function DecisionDialog({
  decision,
  count,
  onClose,
}: {
  decision: Decision;
  count: number;
  onClose: () => void;
}) {
  const sentenceOf = useSentenceOf();
  const refresh = useRefresh();
  const emails = counted(count, 'email');
  const sends = decision === 'send';
  const confirm = async () => {
    try {
      const decided = await answerOf(sends ? client.POST('/mail/held/send') : client.POST('/mail/held/drop'));
      toast.success(wordsAfter(decision, decided.count));
    } catch (thrown) {
      return sentenceOf(asProblem(thrown));
    }
    onClose();
    void refresh('/mail/**', '/admin/health');
    return null;
  };
  return (
    <ConfirmDialog
      title={sends ? `Send ${emails}?` : `Drop ${emails}?`}
      action={sends ? `Send ${emails}` : `Drop ${emails}`}
      variant={sends ? 'primary' : 'danger'}
      unchanged={sends ? 'Nothing has been sent' : 'Nothing has been dropped'}
      onConfirm={confirm}
      onClose={onClose}
    >
      {sends ? (
        <p>
          Whoever had one before the restore gets it again. What is no longer true or useful is left out, such
          as reminders of past bookings and links that no longer work.
        </p>
      ) : (
        <p>None of them will be sent. They stay in the list for a while, as not sent.</p>
      )}
    </ConfirmDialog>
  );
}

function wordsAfter(decision: Decision, count: number): string {
  if (count === 0) return 'Another admin has decided before you.';
  const emails = counted(count, 'email is', 'emails are');
  return decision === 'send' ? `${emails} on the way.` : `${counted(count, 'email')} dropped.`;
}
