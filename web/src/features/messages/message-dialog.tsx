import { useId, useState } from 'react';
import styled from 'styled-components';
import { asProblem, sentenceOf, type ProblemError } from '../../api/problem';
import { useApi } from '../../api/use-api';
import { formatDateTime } from '../../lib/format-date';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextArea } from '../../ui/field';
import { toast } from '../../ui/toaster';
import { Ways } from '../../ui/ways';
import { InboxStatusBadge, writerOf } from './inbox-table';
import type { VisitorMessage } from './models';
import { useInboxActions } from './mutations';

const Whole = styled.div`
  display: grid;
  gap: var(--s-5);
  overflow-wrap: anywhere;

  section,
  form {
    display: grid;
    gap: var(--s-3);
  }
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
const Paper = styled.blockquote<{ $isOurs?: boolean }>`
  margin: 0;
  padding: var(--s-4);
  border: 1px solid var(--border);
  border-left: 3px solid var(--${({ $isOurs }) => ($isOurs ? 'brass-line' : 'accent')});
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
const forms = { home: 'Front page', contact: 'Contact page' };
const sentences = {
  'another-message': 'This text was changed after it was sent. Close the message and look.',
};

/** One message: what she wrote, what was answered, and the answer to write. */
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
  const path = { params: { path: { id: listed._id } } };
  // What the list knew is shown at once; somebody else may have answered meanwhile.
  const { data: message = listed } = useApi('/messages/{id}', path, { fallbackData: listed });
  const { answer, mark } = useInboxActions();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [note, setNote] = useState(message.note);
  const id = useId();
  const isOpen = message.status === 'open';

  const act = async (verb: () => Promise<void>, done: string) => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      await verb();
      toast.success(done);
      onClose();
    } catch (thrown) {
      setProblem(asProblem(thrown));
      setBusy(false);
    }
  };
  const send = () => {
    setMissing(!draft.text.trim());
    if (draft.text.trim())
      void act(async () => {
        await answer(message, draft);
        onSent();
      }, `Your answer to ${message.name} is on its way.`);
  };

  return (
    <Dialog kind="wide" title={`Message of ${writerOf(message)}`} isOpen onClose={onClose}>
      <Whole>
        <Facts>
          <dt>State</dt>
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
        </Facts>
        <Paper>{message.message}</Paper>
        {message.answers.map(({ text, writtenBy, createdAt }) => (
          <Paper key={createdAt + text} $isOurs>
            {text}
            <footer>
              Answered {formatDateTime(createdAt, timeZone)}
              {writtenBy && ` by ${writtenBy}`}
            </footer>
          </Paper>
        ))}
        <form
          aria-labelledby={`${id}-answer`}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <h3 id={`${id}-answer`}>{message.answers.length > 0 ? 'Write again' : 'Answer by mail'}</h3>
          <TextArea
            label="Your answer"
            hint={`Goes to ${message.email} in the salon’s look, with her message below it.`}
            rows={6}
            maxLength={LONGEST}
            value={draft.text}
            error={isMissing && !draft.text.trim() ? 'Write an answer first.' : problem?.fieldErrors['text']}
            onChange={(event) => onDraft(event.target.value)}
          />
          {problem && (
            <Alert tone="danger" title="That did not work. Your text is still here.">
              <p>{sentenceOf(problem, sentences)}</p>
            </Alert>
          )}
          <Ways>
            <Button type="submit" isBusy={isBusy}>
              Send the answer
            </Button>
            <Button
              variant="ghost"
              disabled={isBusy}
              onClick={() =>
                void act(
                  () => mark(message, isOpen ? 'handled' : 'open'),
                  isOpen ? 'Marked as handled.' : 'The message is open again.',
                )
              }
            >
              {isOpen ? 'Mark as handled' : 'Open again'}
            </Button>
          </Ways>
        </form>
        <form
          aria-labelledby={`${id}-note`}
          onSubmit={(event) => {
            event.preventDefault();
            void act(() => mark(message, message.status, note), 'Note saved.');
          }}
        >
          <h3 id={`${id}-note`}>For the salon alone</h3>
          <TextArea
            label="Note"
            hint="She never sees it."
            rows={2}
            maxLength={LONGEST_NOTE}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <Ways>
            <Button
              type="submit"
              variant="ghost"
              size="small"
              disabled={isBusy || note.trim() === message.note}
            >
              Save the note
            </Button>
          </Ways>
        </form>
      </Whole>
    </Dialog>
  );
}
