import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useAction } from '../../../api/use-action';
import { useApi } from '../../../api/use-api';
import { useMailReach } from '../../../api/use-mail-reach';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { Alert } from '../../../ui/alert';
import { LoadingCard, Unanswered } from '../../../ui/answered';
import { Button, LinkButton } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { toast } from '../../../ui/toast';
import { useFormats } from '../../../ui/use-formats';
import { messages as inboxArea } from '../../../words/messages.gen';
import { useWords } from '../../../words/use-words';
import { ownName } from '../../shared/languages/own-name';
import { AnswerForm } from './answer-form';
import { Delivery } from './delivery';
import { InboxStatusBadge } from './inbox-status-badge';
import { type AnswerDraft, type VisitorMessage, writerOf } from './models';
import { useInboxActions } from './mutations';
import { NoteForm } from './note-form';

const Frame = styled.section`
  display: grid;
  align-content: start;
  gap: var(--s-5);
  min-width: 0;
  overflow-wrap: anywhere;

  h3 {
    font: 600 0.9375rem / 1.35 var(--font-ui);
  }
`;
const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-3);

  h2 {
    font: 400 var(--t-h3) / 1.25 var(--font-display);
  }
  > button {
    margin-inline-start: auto;
  }
  p {
    flex: 1 0 100%;
    color: var(--text-2);
    font-size: var(--t-meta);
  }
`;
const Talk = styled.ol`
  display: grid;
  gap: var(--s-4);
`;
/** Theirs begin at the start of the line, and ours end at its end. */
const Said = styled.li`
  display: grid;
  gap: var(--s-1);
  justify-self: start;
  justify-items: start;
  max-width: min(100%, 60ch);

  > p {
    padding: var(--s-3) var(--s-4);
    border: 1px solid var(--border);
    border-radius: var(--r-2);
    background: var(--surface-2);
    white-space: pre-wrap;
    line-height: 1.55;
  }
  > span {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s-3);
    color: var(--text-2);
    font-size: var(--t-meta);
  }
  &[data-is-ours] {
    justify-self: end;
    justify-items: end;
  }
  &[data-is-ours] > p {
    background: var(--surface);
    border-color: var(--border-strong);
  }
`;

/** A message with the salon’s answers in order, and a form for another. */
export function Conversation({
  id,
  listed,
  timeZone,
  draft,
  onDraft,
  listPath,
}: {
  id: string;
  /** The list's version, if it has one. */
  listed: VisitorMessage | undefined;
  timeZone: string;
  draft: AnswerDraft | undefined;
  /** Called with the text as it is typed; empty once it was sent. */
  onDraft: (text: string) => void;
  listPath: string;
}) {
  const words = useWords(inboxArea);
  // Shows the list's data at once; someone else may have answered since.
  const answer = useApi('/messages/{id}', { params: { path: { id } } }, { fallbackData: listed });
  if (answer.error?.code === 'not-found')
    return (
      <EmptyState
        title={words.messageNotFound()}
        hasArt={false}
        action={
          <LinkButton to={listPath} variant="ghost">
            {words.showOpen()}
          </LinkButton>
        }
      >
        {words.messageNotFoundText()}
      </EmptyState>
    );
  if (!answer.data)
    return (
      <Unanswered
        answer={answer}
        what={words.thisMessage()}
        skeleton={<LoadingCard rows={5} height="2.4rem" />}
      />
    );
  return <Written message={answer.data} {...{ timeZone, draft, onDraft }} />;
}

function Written({
  message,
  timeZone,
  draft,
  onDraft,
}: {
  message: VisitorMessage;
  timeZone: string;
  draft: AnswerDraft | undefined;
  onDraft: (text: string) => void;
}) {
  const words = useWords(inboxArea);
  const sentenceOf = useSentenceOf();
  const { formatDateTime } = useFormats();
  const { mark } = useInboxActions();
  const { run, isBusy, problem } = useAction();
  const isEmailed = useMailReach() === 'people';
  const heading = useHeadingOfChoice();
  const isOpen = message.status === 'open';
  const timeOf = (instant: string) => formatDateTime(instant, timeZone);
  const change = () =>
    void run(async () => {
      await mark(message, isOpen ? 'handled' : 'open');
      toast.success(isOpen ? words.markedHandled() : words.openAgain());
    });

  return (
    <Frame aria-labelledby="conversation">
      <Head>
        <h2 id="conversation" ref={heading} tabIndex={-1}>
          <bdi>{writerOf(message)}</bdi>
        </h2>
        <InboxStatusBadge status={message.status} />
        <Button variant="ghost" size="compact" isBusy={isBusy} onClick={change}>
          {isOpen ? words.markHandled() : words.reopen()}
        </Button>
        {message.handledAt && message.handledBy && (
          <p>
            {words.handled()}: {words.handledBy({ time: timeOf(message.handledAt), name: message.handledBy })}
          </p>
        )}
      </Head>
      {problem && (
        <Alert tone="danger" title={words.didNotWork()}>
          <p>{sentenceOf(problem)}</p>
        </Alert>
      )}
      <Talk>
        <Said>
          <p dir="auto">{message.message}</p>
          <span>
            {(message.kind === 'home' ? words.sentFromHome : words.sentFromContact)({
              time: timeOf(message.createdAt),
            })}
            {message.language && <span lang={message.language}>{ownName(message.language)}</span>}
          </span>
        </Said>
        {message.answers.map((each) => (
          <Said key={each.createdAt + each.text} data-is-ours="">
            <p dir="auto">{each.text}</p>
            <span>
              {each.writtenBy
                ? words.answeredBy({ time: timeOf(each.createdAt), name: each.writtenBy })
                : words.answeredOn({ time: timeOf(each.createdAt) })}
              <Delivery state={each.delivery} isEmailed={isEmailed} />
            </span>
          </Said>
        ))}
      </Talk>
      <AnswerForm key={`answer ${message._id}`} {...{ message, draft, onDraft, isEmailed }} />
      <NoteForm key={`note ${message._id}`} message={message} />
    </Frame>
  );
}

/** Focuses the heading when the user selects a message, but not when they open its URL. */
function useHeadingOfChoice() {
  const ref = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const isChosen = key !== 'default';
  useEffect(() => {
    if (isChosen) ref.current?.focus({ preventScroll: true });
  }, [isChosen]);
  return ref;
}
