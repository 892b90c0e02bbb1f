import { useId, type ChangeEvent } from 'react';
import styled from 'styled-components';
import { useApi } from '../../../api/use-api';
import { useMailReach } from '../../../api/use-mail-reach';
import { useApiForm } from '../../../api/use-api-form';
import { required } from '../../../lib/field-rules';
import { useFormats } from '../../../ui/use-formats';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { DescriptionList } from '../../../ui/description-list';
import { Dialog } from '../../../ui/dialog';
import { TextArea } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { toast } from '../../../ui/toaster';
import { ButtonRow } from '../../../ui/button-row';
import { ownName } from '../../shared/languages/own-name';
import { InboxStatusBadge, writerOf } from './inbox-table';
import type { VisitorMessage } from './models';
import { useInboxActions } from './mutations';
import { fields } from '../../../words/fields.gen';
import { inSentence } from '../../../words/in-sentence';
import { messages as inboxArea } from '../../../words/messages.gen';
import { shell } from '../../../words/shell.gen';
import { useWords } from '../../../words/use-words';

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

/** An unsent answer, and the id for sending it. */
export interface AnswerDraft {
  text: string;
  answerId: string;
}

const LONGEST = 4000;
const LONGEST_NOTE = 1000;

/** A message, its answers, and a form for another. */
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
  const words = useWords(inboxArea);
  const labels = useWords(fields);
  const general = useWords(shell);
  const { formatDateTime } = useFormats();
  const path = { params: { path: { id: listed._id } } };
  // Shows the list's data at once; someone else may have answered since.
  const { data: message = listed } = useApi('/messages/{id}', path, { fallbackData: listed });
  const id = useId();
  const isOpen = message.status === 'open';
  const { answer, mark } = useInboxActions();
  const isEmailed = useMailReach() === 'people';
  const done = (sentence: string) => {
    toast.success(sentence);
    onClose();
  };
  const answering = useApiForm({
    defaultValues: { text: draft.text },
    send: async () => {
      await answer(message, draft);
      onSent();
      done((isEmailed ? words.answerOnItsWay : words.answerSaved)({ name: message.name }));
    },
    sentences: { 'another-message': words.anotherMessage() },
  });
  const noting = useApiForm({
    defaultValues: { note: message.note },
    send: async ({ note }) => {
      await mark(message, message.status, note);
      done(words.noteSaved());
    },
  });
  const isBusy = answering.isBusy || noting.isBusy;
  const failure = answering.failure ?? noting.failure;

  return (
    <Dialog kind="wide" title={words.messageFrom({ name: writerOf(message) })} isOpen onClose={onClose}>
      <Content>
        <DescriptionList>
          <dt>{words.status()}</dt>
          <dd>
            <InboxStatusBadge status={message.status} />
          </dd>
          {message.handledAt && (
            <>
              <dt>{words.handled()}</dt>
              <dd>
                {message.handledBy
                  ? words.handledBy({
                      time: formatDateTime(message.handledAt, timeZone),
                      name: message.handledBy,
                    })
                  : formatDateTime(message.handledAt, timeZone)}
              </dd>
            </>
          )}
          <dt>{words.written()}</dt>
          <dd>
            {(message.kind === 'home' ? words.sentFromHome : words.sentFromContact)({
              time: formatDateTime(message.createdAt, timeZone),
            })}
          </dd>
          {message.language && (
            <>
              <dt>{general.language()}</dt>
              <dd>{ownName(message.language)}</dd>
            </>
          )}
          <dt>{labels.email()}</dt>
          <dd>
            <a href={`mailto:${message.email}`} dir="ltr">
              {message.email}
            </a>
          </dd>
          {message.phone && (
            <>
              <dt>{labels.phone()}</dt>
              <dd>
                <bdi dir="ltr">{message.phone}</bdi>
              </dd>
            </>
          )}
        </DescriptionList>
        <Quote dir="auto">{message.message}</Quote>
        {message.answers.map(({ text, writtenBy, createdAt }) => (
          <Quote key={createdAt + text} $isOurs>
            {text}
            <footer>
              {writtenBy
                ? words.answeredBy({ time: formatDateTime(createdAt, timeZone), name: writtenBy })
                : words.answeredOn({ time: formatDateTime(createdAt, timeZone) })}
            </footer>
          </Quote>
        ))}
        {/* The draft is kept when the dialog closes. */}
        <Form form={{ ...answering, isUnsaved: false }} aria-labelledby={`${id}-answer`}>
          <h3 id={`${id}-answer`}>
            {message.answers.length > 0 ? words.writeAgain() : words.answerByEmail()}
          </h3>
          <TextArea
            label={words.yourAnswer()}
            hint={inSentence(isEmailed ? words.goesTo : words.keptOnly, {
              email: <bdi dir="ltr">{message.email}</bdi>,
            })}
            rows={6}
            maxLength={LONGEST}
            {...answering.field('text', {
              ...required(words.writeAnswerFirst()),
              onChange: (event: ChangeEvent<HTMLTextAreaElement>) => onDraft(event.target.value),
            })}
          />
          {failure && (
            <Alert tone="danger" title={words.didNotWork()}>
              <p>{failure}</p>
            </Alert>
          )}
          <ButtonRow>
            <Button type="submit" isBusy={isBusy}>
              {isEmailed ? words.sendAnswer() : words.saveAnswer()}
            </Button>
            <Button
              variant="ghost"
              disabled={isBusy}
              onClick={() =>
                answering.attempt(async () => {
                  await mark(message, isOpen ? 'handled' : 'open');
                  done(isOpen ? words.markedHandled() : words.openAgain());
                })
              }
            >
              {isOpen ? words.markHandled() : words.reopen()}
            </Button>
          </ButtonRow>
        </Form>
        <Form form={noting} aria-labelledby={`${id}-note`}>
          <h3 id={`${id}-note`}>{words.forSalonOnly()}</h3>
          <TextArea
            label={words.note()}
            hint={words.neverSeen()}
            rows={2}
            maxLength={LONGEST_NOTE}
            {...noting.field('note')}
          />
          <Button type="submit" variant="ghost" size="small" disabled={isBusy || !noting.isUnsaved}>
            {words.saveNote()}
          </Button>
        </Form>
      </Content>
    </Dialog>
  );
}
