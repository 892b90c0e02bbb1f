import { useState } from 'react';
import { answerOf, client } from '../../../api/client';
import { asProblem } from '../../../api/problem';
import { useAction } from '../../../api/use-action';
import { useApi } from '../../../api/use-api';
import { useRefresh } from '../../../api/use-refresh';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { paths } from '../../../lib/paths';
import { Alert } from '../../../ui/alert';
import { Answered } from '../../../ui/answered';
import { Button, LinkButton } from '../../../ui/button';
import { ButtonRow } from '../../../ui/button-row';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Stack } from '../../../ui/layout';
import { Section } from '../../../ui/section';
import { Muted } from '../../../ui/text';
import { toast } from '../../../ui/toast';
import { imports as book } from '../../../words/imports.gen';
import { shell } from '../../../words/shell.gen';
import { useWords } from '../../../words/use-words';

/** The steps after an import: the old calendar, where bookings still arrive, and an email to clients. */
export function WeekAfter() {
  const words = useWords(book);
  return (
    <Section title={words.weekAfter()}>
      <Stack $gap={6}>
        <Stack $gap={3}>
          <h3>{words.oldCalendar()}</h3>
          <p>{words.oldCalendarText()}</p>
          <ButtonRow>
            <LinkButton to={paths.dashboardStaff} variant="ghost">
              {words.connectCalendar()}
            </LinkButton>
          </ButtonRow>
        </Stack>
        <MovingLetter />
      </Stack>
    </Section>
  );
}

const PATH = '/moving-letter';

/** The email about the new booking page: whom it would reach, whom it has reached, and a way to stop it. */
function MovingLetter() {
  const words = useWords(book);
  const answer = useApi(PATH);
  const [isAsking, setAsking] = useState(false);
  return (
    <Stack $gap={3}>
      <h3>{words.movingLetter()}</h3>
      <p>{words.movingLetterText()}</p>
      <Answered answer={answer} what={words.theMovingLetter()}>
        {({ visits, news, minutes, waiting, told }) => {
          const count = visits + news;
          return (
            <>
              {told > 0 && <Muted>{words.movingLetterTold({ count: told })}</Muted>}
              {waiting > 0 && <Waiting count={waiting} />}
              {count === 0 ? (
                waiting === 0 && <Muted>{words.movingLetterNobody()}</Muted>
              ) : (
                <>
                  <p>{words.movingLetterWho({ visits, news })}</p>
                  <ButtonRow>
                    <Button variant="ghost" aria-haspopup="dialog" onClick={() => setAsking(true)}>
                      {words.movingLetterSend({ count })}
                    </Button>
                  </ButtonRow>
                </>
              )}
              {isAsking && <SendDialog count={count} minutes={minutes} onClose={() => setAsking(false)} />}
            </>
          );
        }}
      </Answered>
    </Stack>
  );
}

/** Says how many have not left, and stops them. */
function Waiting({ count }: { count: number }) {
  const words = useWords(book);
  const general = useWords(shell);
  const refresh = useRefresh();
  const sentenceOf = useSentenceOf();
  const { run, isBusy, problem } = useAction();
  const stop = async () => {
    await answerOf(client.DELETE(PATH));
    await refresh(PATH);
    toast.success(words.movingLetterStopped());
  };
  return (
    <>
      <p>{words.movingLetterWaiting({ count })}</p>
      {problem && (
        <Alert tone="danger" title={general.nothingChanged()}>
          <p>{sentenceOf(problem)}</p>
        </Alert>
      )}
      <ButtonRow>
        <Button variant="ghost" isBusy={isBusy} onClick={() => void run(stop)}>
          {words.movingLetterStop()}
        </Button>
      </ButtonRow>
    </>
  );
}

function SendDialog({ count, minutes, onClose }: { count: number; minutes: number; onClose: () => void }) {
  const words = useWords(book);
  const refresh = useRefresh();
  const sentenceOf = useSentenceOf();
  const send = async () => {
    try {
      await answerOf(client.POST(PATH));
    } catch (thrown) {
      return sentenceOf(asProblem(thrown));
    }
    toast.success(words.movingLetterSent());
    onClose();
    await refresh(PATH);
    return null;
  };
  return (
    <ConfirmDialog
      title={words.movingLetterAsk({ count })}
      action={words.movingLetterSend({ count })}
      variant="primary"
      onConfirm={send}
      onClose={onClose}
    >
      <p>{words.movingLetterMeans({ minutes })}</p>
    </ConfirmDialog>
  );
}
