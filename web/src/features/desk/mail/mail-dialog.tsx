import { useEffect, useRef, useState } from 'react';
import { CalendarPlus } from 'lucide-react';
import styled from 'styled-components';
import { answerOf, client } from '../../../api/client';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { useAction } from '../../../api/use-action';
import { useApi, type AnswerOf } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { useRefresh } from '../../../api/use-refresh';
import { Unanswered } from '../../../ui/answered';
import { useFormats } from '../../../ui/use-formats';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { DescriptionList } from '../../../ui/description-list';
import { Dialog } from '../../../ui/dialog';
import { SelectField } from '../../../ui/field';
import { Icon } from '../../../ui/icon';
import { Stack } from '../../../ui/layout';
import { Segments } from '../../../ui/segments';
import { Skeleton } from '../../../ui/skeleton';
import { Hint } from '../../../ui/text';
import { toast } from '../../../ui/toast';
import { inSentence } from '../../../words/in-sentence';
import { languageFacts } from '../../../words/languages.gen';
import { mail as book } from '../../../words/mail.gen';
import type { Language } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';
import { LetterFrame } from './letter-frame';
import { MailStateBadge } from './mail-state-badge';

type Email = AnswerOf<'/mail/{id}'>;
const Text = styled.div`
  padding: var(--s-5);
  border: 1px solid var(--border);
  border-radius: var(--r-2);
  background: var(--surface-2);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  line-height: 1.6;
`;
const Hidden = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s-3);
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

/** An email as its recipient gets it, and its delivery status. */
export function MailDialog({ id, timeZone, onClose }: { id: string; timeZone: string; onClose: () => void }) {
  const words = useWords(book);
  const [language, setLanguage] = useState<Language | null>(null);
  const query = language === null ? {} : { language };
  const answer = useApi('/mail/{id}', { params: { path: { id }, query } }, { keepPreviousData: true });
  const { data: email } = answer;
  return (
    <Dialog
      kind="wide"
      title={email ? words[`kind.${email.kind}`]() : words.email()}
      isOpen
      onClose={onClose}
    >
      {email ? (
        <EmailDetails
          email={email}
          timeZone={timeZone}
          language={language}
          onLanguage={setLanguage}
          onSentAgain={onClose}
        />
      ) : (
        <Unanswered answer={answer} what={words.theEmail()} skeleton={<Skeleton $height="12rem" />} />
      )}
    </Dialog>
  );
}

function EmailDetails({
  email,
  timeZone,
  language,
  onLanguage,
  onSentAgain,
}: {
  email: Email;
  timeZone: string;
  /** Renders it in this language; null for the recipient's version. */
  language: Language | null;
  onLanguage: (language: Language | null) => void;
  onSentAgain: () => void;
}) {
  const words = useWords(book);
  const { data: salon } = useSalon();
  const { formatDateTime } = useFormats();
  const sentenceOf = useSentenceOf();
  const refresh = useRefresh();
  const { run, isBusy, problem } = useAction();
  const showing = useAction();
  const [secret, setSecret] = useState<Email | null>(null);
  const [face, setFace] = useState<'letter' | 'text'>('letter');
  const text = useRef<HTMLDivElement>(null);
  const { _id: id, state, toName, toAddress } = email;
  // In another language there is no link to show.
  const shown = language === null && secret ? secret : email;
  useEffect(() => {
    // The pressed button has disappeared.
    if (secret) text.current?.focus();
  }, [secret]);

  const showSecret = () =>
    showing.run(async () => {
      setSecret(await answerOf(client.GET('/mail/{id}/secret', { params: { path: { id } } })));
      // In the other version the link is behind a button, and can't be copied.
      setFace('text');
    });

  const sendAgain = () =>
    run(async () => {
      await answerOf(client.POST('/mail/{id}/retry', { params: { path: { id } } }));
      toast.success(words.willBeSentAgain());
      void refresh('/mail/**');
      onSentAgain();
    });

  return (
    <Stack $gap={5}>
      <DescriptionList>
        <dt>{words.status()}</dt>
        <dd>
          <MailStateBadge state={state} />
        </dd>
        <dt>{words.to()}</dt>
        <dd>
          {toName ? (
            inSentence(words.nameAndAddress, {
              name: <bdi>{toName}</bdi>,
              address: <bdi>{toAddress}</bdi>,
            })
          ) : (
            <bdi>{toAddress}</bdi>
          )}
        </dd>
        {email.subject && (
          <>
            <dt>{words.subject()}</dt>
            <dd>
              <bdi>{shown.subject}</bdi>
            </dd>
          </>
        )}
        <dt>{words.created()}</dt>
        <dd>{formatDateTime(email.createdAt, timeZone)}</dd>
        {email.sentAt && (
          <>
            <dt>{words.sent()}</dt>
            <dd>{formatDateTime(email.sentAt, timeZone)}</dd>
          </>
        )}
        {state === 'waiting' && (
          <>
            <dt>{words.due()}</dt>
            <dd>{formatDateTime(email.dueAt, timeZone)}</dd>
          </>
        )}
        <dt>{words.attempts()}</dt>
        <dd>{email.attempts}</dd>
        {email.reason && (
          <>
            <dt>{words.reason()}</dt>
            <dd>
              <bdi>{email.reason}</bdi>
            </dd>
          </>
        )}
      </DescriptionList>
      {salon && salon.languages.length > 1 && (
        <SelectField
          label={words.readIn()}
          value={language ?? ''}
          onChange={({ target }) => onLanguage(salon.languages.find((one) => one === target.value) ?? null)}
        >
          <option value="">{words.asSent()}</option>
          {salon.languages.map((one) => (
            <option key={one} value={one} lang={one}>
              {languageFacts[one].name}
            </option>
          ))}
        </SelectField>
      )}
      {email.text === null ? (
        <p role="status">{language === null ? words.noLongerSent() : words.notWrittenNow()}</p>
      ) : (
        <Stack ref={text} tabIndex={-1} $gap={3}>
          {shown.html !== null && (
            <div>
              <Segments
                label={words.faceOfEmail()}
                value={face}
                choices={[
                  ['letter', words.designed()],
                  ['text', words.textOnly()],
                ]}
                onChoose={setFace}
              />
            </div>
          )}
          {shown.html !== null && face === 'letter' ? (
            <LetterFrame html={shown.html} />
          ) : (
            <Text dir="auto" lang={language ?? undefined}>
              {shown.text}
            </Text>
          )}
        </Stack>
      )}
      {shown.hasSecret && (
        <Hidden>
          <Hint>{words.secretIsHidden()}</Hint>
          <Button variant="ghost" size="small" isBusy={showing.isBusy} onClick={() => void showSecret()}>
            {words.showSecret()}
          </Button>
        </Hidden>
      )}
      {showing.problem && (
        <Alert tone="danger" title={words.secretNotShown()}>
          <p>{sentenceOf(showing.problem)}</p>
        </Alert>
      )}
      {problem && (
        <Alert tone="danger" title={words.notSentAgain()}>
          <p>{sentenceOf(problem)}</p>
        </Alert>
      )}
      {(state === 'failed' || email.calendar) && (
        <Actions>
          {state === 'failed' && (
            <Button size="small" isBusy={isBusy} onClick={() => void sendAgain()}>
              {words.sendAgain()}
            </Button>
          )}
          {email.calendar && (
            <a
              href={`data:text/calendar;charset=utf-8,${encodeURIComponent(email.calendar)}`}
              download="booking.ics"
            >
              <Icon of={CalendarPlus} /> {words.calendarFile()}
            </a>
          )}
        </Actions>
      )}
    </Stack>
  );
}
