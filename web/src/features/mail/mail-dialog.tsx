import { CalendarPlus } from 'lucide-react';
import styled from 'styled-components';
import { answerOf, client } from '../../api/client';
import { useSentenceOf } from '../../api/use-sentence-of';
import { useAction } from '../../api/use-action';
import { useApi, type AnswerOf } from '../../api/use-api';
import { useRefresh } from '../../api/use-refresh';
import { useFormats } from '../../ui/use-formats';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { DescriptionList } from '../../ui/description-list';
import { Dialog } from '../../ui/dialog';
import { Failure } from '../../ui/failure';
import { Icon } from '../../ui/icon';
import { Stack } from '../../ui/layout';
import { Skeleton } from '../../ui/skeleton';
import { toast } from '../../ui/toaster';
import { kindWords } from './mail-words';
import { MailStateBadge } from './mail-state-badge';

type Email = AnswerOf<'/mail/{id}'>;
const Text = styled.div`
  padding: var(--s-5);
  border: 1px solid var(--border);
  border-radius: var(--r-2);
  background: var(--surface-2);
  white-space: pre-wrap;
  line-height: 1.6;
`;
const Actions = styled.div`
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

/** One email as its recipient gets it, and its delivery status. */
export function MailDialog({ id, timeZone, onClose }: { id: string; timeZone: string; onClose: () => void }) {
  const sentenceOf = useSentenceOf();
  const { data: email, error, mutate, isValidating } = useApi('/mail/{id}', { params: { path: { id } } });
  return (
    <Dialog kind="wide" title={email ? kindWords[email.kind] : 'Email'} isOpen onClose={onClose}>
      {email ? (
        <EmailDetails email={email} timeZone={timeZone} onSentAgain={onClose} />
      ) : error ? (
        <Failure
          what="the email"
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

function EmailDetails({
  email,
  timeZone,
  onSentAgain,
}: {
  email: Email;
  timeZone: string;
  onSentAgain: () => void;
}) {
  const { formatDateTime } = useFormats();
  const sentenceOf = useSentenceOf();
  const refresh = useRefresh();
  const { run, isBusy, problem } = useAction();
  const { _id: id, state, toName, toAddress } = email;

  const sendAgain = () =>
    run(async () => {
      await answerOf(client.POST('/mail/{id}/retry', { params: { path: { id } } }));
      toast.success('The email will be sent again.');
      void refresh('/mail/**');
      onSentAgain();
    });

  return (
    <Stack $gap={5}>
      <DescriptionList>
        <dt>Status</dt>
        <dd>
          <MailStateBadge state={state} />
        </dd>
        <dt>To</dt>
        <dd>{toName ? `${toName}, ${toAddress}` : toAddress}</dd>
        {email.subject && (
          <>
            <dt>Subject</dt>
            <dd>{email.subject}</dd>
          </>
        )}
        <dt>Created</dt>
        <dd>{formatDateTime(email.createdAt, timeZone)}</dd>
        {email.sentAt && (
          <>
            <dt>Sent</dt>
            <dd>{formatDateTime(email.sentAt, timeZone)}</dd>
          </>
        )}
        {state === 'waiting' && (
          <>
            <dt>Due</dt>
            <dd>{formatDateTime(email.dueAt, timeZone)}</dd>
          </>
        )}
        <dt>Attempts</dt>
        <dd>{email.attempts}</dd>
        {email.reason && (
          <>
            <dt>Reason</dt>
            <dd>{email.reason}</dd>
          </>
        )}
      </DescriptionList>
      {email.text === null ? <p>This email will no longer be sent.</p> : <Text>{email.text}</Text>}
      {problem && (
        <Alert tone="danger" title="The email has not been sent again">
          <p>{sentenceOf(problem)}</p>
        </Alert>
      )}
      {(state === 'failed' || email.calendar) && (
        <Actions>
          {state === 'failed' && (
            <Button size="small" isBusy={isBusy} onClick={() => void sendAgain()}>
              Send again
            </Button>
          )}
          {email.calendar && (
            <a
              href={`data:text/calendar;charset=utf-8,${encodeURIComponent(email.calendar)}`}
              download="booking.ics"
            >
              <Icon of={CalendarPlus} /> Calendar file
            </a>
          )}
        </Actions>
      )}
    </Stack>
  );
}
