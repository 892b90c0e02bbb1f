import { useState } from 'react';
import { CalendarPlus } from 'lucide-react';
import styled from 'styled-components';
import { useSWRConfig } from 'swr';
import { answerOf, client } from '../../api/client';
import { asProblem, sentenceOf, type ProblemError } from '../../api/problem';
import { useApi, type AnswerOf } from '../../api/use-api';
import { formatDateTime } from '../../lib/format-date';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Failure } from '../../ui/failure';
import { Icon } from '../../ui/icon';
import { Skeleton } from '../../ui/skeleton';
import { toast } from '../../ui/toaster';
import { kindWords } from './mail-words';
import { MailStateBadge } from './mail-state-badge';

type Letter = AnswerOf<'/mail/{id}'>;

const Whole = styled.div`
  display: grid;
  gap: var(--s-5);
  overflow-wrap: anywhere;
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s-2) var(--s-5);
  margin: 0;

  dt {
    color: var(--text-2);
  }
  dd {
    margin: 0;
  }
`;
const Paper = styled.div`
  padding: var(--s-5);
  border: 1px solid var(--border);
  border-radius: var(--r-2);
  background: var(--surface-2);
  white-space: pre-wrap;
  line-height: 1.6;
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-3) var(--s-5);

  a {
    display: inline-flex;
    align-items: center;
    gap: var(--s-2);
    min-height: 44px;
  }
`;

/** One letter as its reader gets it, and how it fares. */
export function MailDialog({ id, timeZone, onClose }: { id: string; timeZone: string; onClose: () => void }) {
  const { data: letter, error, mutate, isValidating } = useApi('/mail/{id}', { params: { path: { id } } });
  return (
    <Dialog kind="wide" title={letter ? kindWords[letter.kind] : 'Letter'} isOpen onClose={onClose}>
      {letter ? (
        <LetterSheet letter={letter} timeZone={timeZone} onSentAgain={onClose} />
      ) : error ? (
        <Failure
          title="We could not read the letter"
          message={sentenceOf(error)}
          onRetry={() => void mutate()}
          isRetrying={isValidating}
        />
      ) : (
        <Skeleton $height="12rem" />
      )}
    </Dialog>
  );
}

function LetterSheet({
  letter,
  timeZone,
  onSentAgain,
}: {
  letter: Letter;
  timeZone: string;
  onSentAgain: () => void;
}) {
  const { mutate } = useSWRConfig();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const { _id: id, state, toName, toAddress } = letter;

  const sendAgain = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await answerOf(client.POST('/mail/{id}/retry', { params: { path: { id } } }));
      toast.success('The letter is on its way again.');
      void mutate((key) => Array.isArray(key) && String(key[0]).startsWith('/mail'));
      onSentAgain();
    } catch (thrown) {
      setProblem(asProblem(thrown));
      setBusy(false);
    }
  };

  return (
    <Whole>
      <Facts>
        <dt>State</dt>
        <dd>
          <MailStateBadge state={state} />
        </dd>
        <dt>To</dt>
        <dd>{toName ? `${toName}, ${toAddress}` : toAddress}</dd>
        {letter.subject && (
          <>
            <dt>Subject</dt>
            <dd>{letter.subject}</dd>
          </>
        )}
        <dt>Written</dt>
        <dd>{formatDateTime(letter.createdAt, timeZone)}</dd>
        {letter.sentAt && (
          <>
            <dt>Sent</dt>
            <dd>{formatDateTime(letter.sentAt, timeZone)}</dd>
          </>
        )}
        {state === 'waiting' && (
          <>
            <dt>Due</dt>
            <dd>{formatDateTime(letter.dueAt, timeZone)}</dd>
          </>
        )}
        <dt>Tries</dt>
        <dd>{letter.attempts}</dd>
        {letter.reason && (
          <>
            <dt>Reason</dt>
            <dd>{letter.reason}</dd>
          </>
        )}
      </Facts>
      {letter.text === null ? <p>This letter will not be sent any more.</p> : <Paper>{letter.text}</Paper>}
      {problem && (
        <Alert tone="danger" title="The letter is not sent again">
          <p>{sentenceOf(problem)}</p>
        </Alert>
      )}
      {(state === 'failed' || letter.calendar) && (
        <Ways>
          {state === 'failed' && (
            <Button size="small" isBusy={isBusy} onClick={() => void sendAgain()}>
              Send again
            </Button>
          )}
          {letter.calendar && (
            <a
              href={`data:text/calendar;charset=utf-8,${encodeURIComponent(letter.calendar)}`}
              download="visit.ics"
            >
              <Icon of={CalendarPlus} /> Calendar file
            </a>
          )}
        </Ways>
      )}
    </Whole>
  );
}
