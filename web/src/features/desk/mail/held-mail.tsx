import { useState } from 'react';
import styled from 'styled-components';
import { answerOf, client } from '../../../api/client';
import { asProblem } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { useRefresh } from '../../../api/use-refresh';
import { useFormats } from '../../../ui/use-formats';
import { Button } from '../../../ui/button';
import { ButtonRow } from '../../../ui/button-row';
import { Card } from '../../../ui/card';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { toast } from '../../../ui/toast';
import { mail as book } from '../../../words/mail.gen';
import { useWords } from '../../../words/use-words';
import type { MailWords } from '../../../words/types.gen';
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

/** Emails that were due before the salon was restored, to be sent or dropped. */
export function HeldMail({ held, timeZone }: { held: Held; timeZone: string }) {
  const words = useWords(book);
  const { formatDay } = useFormats();
  const [asked, setAsked] = useState<Decision | null>(null);
  const [first, last] = [formatDay(held.firstDueAt, timeZone), formatDay(held.lastDueAt, timeZone)];
  return (
    <Card as="section" aria-labelledby="held-mail">
      <h2 id="held-mail">{words.heldWaiting({ count: held.count })}</h2>
      <p>{first === last ? words.dueOn({ day: first }) : words.dueFromTo({ first, last })}</p>
      <Kinds>
        {held.kinds.map(({ kind, count }) => (
          <li key={kind}>
            {words[`kind.${kind}`]()} <strong>{count}</strong>
          </li>
        ))}
      </Kinds>
      <ButtonRow>
        <Button variant="ghost" size="small" onClick={() => setAsked('send')}>
          {words.sendThem()}
        </Button>
        <Button variant="ghost" size="small" onClick={() => setAsked('drop')}>
          {words.dropThem()}
        </Button>
      </ButtonRow>
      <Quiet>{words.deletedAfterThirtyDays()}</Quiet>
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
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
  const refresh = useRefresh();
  const sends = decision === 'send';
  const confirm = async () => {
    try {
      const decided = await answerOf(sends ? client.POST('/mail/held/send') : client.POST('/mail/held/drop'));
      toast.success(wordsAfter(words, decision, decided.count));
    } catch (thrown) {
      return sentenceOf(asProblem(thrown));
    }
    onClose();
    void refresh('/mail/**', '/admin/health');
    return null;
  };
  return (
    <ConfirmDialog
      title={sends ? words.askSendCount({ count }) : words.askDropCount({ count })}
      action={sends ? words.sendCount({ count }) : words.dropCount({ count })}
      variant={sends ? 'primary' : 'danger'}
      unchanged={sends ? words.nothingSent() : words.nothingDropped()}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{sends ? words.sendingHeld() : words.droppingHeld()}</p>
    </ConfirmDialog>
  );
}

function wordsAfter(words: MailWords, decision: Decision, count: number): string {
  if (count === 0) return words.decidedBefore();
  return decision === 'send' ? words.onTheWay({ count }) : words.areDropped({ count });
}
