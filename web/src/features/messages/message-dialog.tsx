import { useId, type ChangeEvent } from 'react';
import styled from 'styled-components';
import { useApi } from '../../api/use-api';
import { useApiForm } from '../../api/use-api-form';
import { required } from '../../lib/field-rules';
import { useFormats } from '../../ui/use-formats';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { DescriptionList } from '../../ui/description-list';
import { Dialog } from '../../ui/dialog';
import { TextArea } from '../../ui/field';
import { Form } from '../../ui/form';
import { toast } from '../../ui/toaster';
import { ButtonRow } from '../../ui/button-row';
import { InboxStatusBadge, writerOf } from './inbox-table';
import type { VisitorMessage } from './models';
import { useInboxActions } from './mutations';

const Content = styled.div`
  display: grid;
  gap: var(--s-5);
  overflow-wrap: anywhere;

  h3 {
    font-size: 1.0625rem;
    line-height: 1.3;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 28px;
  }
`;
const Quote = styled.blockquote<{ $isOurs?: boolean }>`
  margin: 0;
  padding: var(--s-4);
  border: 1px solid var(--border);
  border-inline-start: 3px solid var(--${({ $isOurs }) => ($isOurs ? 'brass-line' : 'accent')});
  border-radius: var(--r-2);
  background: var(--surface-2);
  white-space: pre-wrap;
  line-height: 1.6;

  footer {
    margin-top: var(--s-2);
    color: var(--text-2);
    font-size: var(--t-meta);
  }
`;

/** What somebody has begun to write, and the id under which it is sent. */
export interface AnswerDraft {
  text: string;
  answerId: string;
}

const LONGEST = 4000;
const LONGEST_NOTE = 1000;
const forms = { home: 'Home page', contact: 'Contact page' };
const sentences = {
  'another-message':
    'A different version of this text has already been sent. Close the message and open it again.',
};

/** One message: what the visitor wrote, what was answered, and the answer to write. */
export function MessageDialog({
  message: listed,
  timeZone,
  draft,
  onDraft,
  onSent,
  onClose,
}: {
  message: VisitorMessage;
  timeZone: string;
  draft: AnswerDraft;
  onDraft: (text: string) => void;
  onSent: () => void;
  onClose: () => void;
}) {
  const { formatDateTime } = useFormats();
  const path = { params: { path: { id: listed._id } } };
  // What the list knew is shown at once; somebody else may have answered since.
  const { data: message = listed } = useApi('/messages/{id}', path, { fallbackData: listed });
  const id = useId();
  const isOpen = message.status === 'open';
  const { answer, mark } = useInboxActions();
  const done = (sentence: string) => {
    toast.success(sentence);
    onClose();
  };
  const answering = useApiForm({
    defaultValues: { text: draft.text },
    send: async () => {
      await answer(message, draft);
      onSent();
      done(`Your answer to ${message.name} is on its way.`);
    },
    sentences,
  });
  const noting = useApiForm({
    defaultValues: { note: message.note },
    send: async ({ note }) => {
      await mark(message, message.status, note);
      done('Note saved.');
    },
  });
  const isBusy = answering.isBusy || noting.isBusy;
  const failure = answering.failure ?? noting.failure;

  return (
    <Dialog kind="wide" title={`Message from ${writerOf(message)}`} isOpen onClose={onClose}>
      <Content>
        <DescriptionList>
          <dt>Status</dt>
          <dd>
            <InboxStatusBadge status={message.status} />
          </dd>
          {message.handledAt && (
            <>
              <dt>Handled</dt>
              <dd>
                {formatDateTime(message.handledAt, timeZone)}
                {message.handledBy && `, by ${message.handledBy}`}
              </dd>
            </>
          )}
          <dt>Written</dt>
          <dd>
            {formatDateTime(message.createdAt, timeZone)}, {forms[message.kind]}
          </dd>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${message.email}`}>{message.email}</a>
          </dd>
          {message.phone && (
            <>
              <dt>Phone</dt>
              <dd>{message.phone}</dd>
            </>
          )}
        </DescriptionList>
        <Quote>{message.message}</Quote>
        {message.answers.map(({ text, writtenBy, createdAt }) => (
          <Quote key={createdAt + text} $isOurs>
            {text}
            <footer>
              Answered {formatDateTime(createdAt, timeZone)}
              {writtenBy && ` by ${writtenBy}`}
            </footer>
          </Quote>
        ))}
        {/* What was written of the answer is kept when the dialog closes. */}
        <Form form={{ ...answering, isUnsaved: false }} aria-labelledby={`${id}-answer`}>
          <h3 id={`${id}-answer`}>{message.answers.length > 0 ? 'Write again' : 'Answer by email'}</h3>
          <TextArea
            label="Your answer"
            hint={`Goes to ${message.email} in the salon’s design, with their message below it.`}
            rows={6}
            maxLength={LONGEST}
            {...answering.field('text', {
              ...required('Write an answer first.'),
              onChange: (event: ChangeEvent<HTMLTextAreaElement>) => onDraft(event.target.value),
            })}
          />
          {failure && (
            <Alert tone="danger" title="That didn’t work. Your text is still here.">
              <p>{failure}</p>
            </Alert>
          )}
          <ButtonRow>
            <Button type="submit" isBusy={isBusy}>
              Send answer
            </Button>
            <Button
              variant="ghost"
              disabled={isBusy}
              onClick={() =>
                answering.attempt(async () => {
                  await mark(message, isOpen ? 'handled' : 'open');
                  done(isOpen ? 'Marked as handled.' : 'The message is open again.');
                })
              }
            >
              {isOpen ? 'Mark as handled' : 'Reopen'}
            </Button>
          </ButtonRow>
        </Form>
        <Form form={noting} aria-labelledby={`${id}-note`}>
          <h3 id={`${id}-note`}>For the salon only</h3>
          <TextArea
            label="Note"
            hint="The visitor never sees it."
            rows={2}
            maxLength={LONGEST_NOTE}
            {...noting.field('note')}
          />
          <Button type="submit" variant="ghost" size="small" disabled={isBusy || !noting.isUnsaved}>
            Save note
          </Button>
        </Form>
      </Content>
    </Dialog>
  );
}
