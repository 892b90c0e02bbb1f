import { useState } from 'react';
import { CalendarOff } from 'lucide-react';
import { asProblem } from '../../../api/problem';
import { useApi } from '../../../api/use-api';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { Unanswered } from '../../../ui/answered';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { DisplayContents } from '../../../ui/display-contents';
import { Icon } from '../../../ui/icon';
import { lazyDialogs } from '../../../ui/lazy-dialogs';
import { PlainList, PlainRow } from '../../../ui/plain-list';
import { Section } from '../../../ui/section';
import { Skeleton } from '../../../ui/skeleton';
import { Muted } from '../../../ui/text';
import { toast } from '../../../ui/toast';
import { adds, removes, useFocusAfterRemoval } from '../../../ui/use-focus-after-removal';
import { useFormats } from '../../../ui/use-formats';
import { useSoon } from '../../../ui/use-soon';
import { inSentence } from '../../../words/in-sentence';
import { teamDesk as book } from '../../../words/team-desk.gen';
import { timeOff as timeOffBook } from '../../../words/time-off.gen';
import { useWords } from '../../../words/use-words';
import type { TimeOff } from './models';
import { useTimeOffActions } from './mutations';
import { TimeOffBadge } from './time-off-badge';
import { timeOffText } from './time-off-text';

const loadDialog = () => import('./ask-time-off-dialog').then((part) => part.AskTimeOffDialog);
const AskTimeOffDialog = lazyDialogs(loadDialog);

/** The user's own time off, pending requests, and a button for another. */
export function OwnTimeOff({ staffId, zone }: { staffId: string; zone: string }) {
  useSoon(loadDialog);
  const words = { ...useWords(book), ...useWords(timeOffBook) };
  const formats = useFormats();
  const answer = useApi('/time-off', {
    params: { query: { staff: staffId } },
  });
  const { data } = answer;
  const [opened, setOpened] = useState<TimeOff | 'new' | null>(null);
  const { container, onRemoved } = useFocusAfterRemoval<HTMLDivElement>();
  const close = () => setOpened(null);

  return (
    <Section title={words.timeOff()} intro={words.ownTimeOffIntro()}>
      <Unanswered answer={answer} what={words.theTimeOff()} skeleton={<Skeleton $height="3rem" />} />
      <DisplayContents ref={container}>
        {data?.length === 0 && <Muted>{words.noTimeOff()}</Muted>}
        <PlainList aria-label={words.timeOff()}>
          {data?.map((timeOff) => {
            const time = timeOffText({ words, formats }, timeOff, zone);
            return (
              <PlainRow
                key={timeOff._id}
                title={time}
                detail={
                  <>
                    <TimeOffBadge state={timeOff.state} />
                    {timeOff.reason && (
                      <>
                        {' '}
                        <bdi>{timeOff.reason}</bdi>
                      </>
                    )}
                    {timeOff.answer && <q>{timeOff.answer}</q>}
                  </>
                }
                actions={
                  timeOff.can.delete && (
                    <Button
                      {...removes}
                      variant="quiet"
                      size="small"
                      aria-haspopup="dialog"
                      aria-label={words.withdrawThat({ time })}
                      onClick={() => setOpened(timeOff)}
                    >
                      {words.withdraw()}
                    </Button>
                  )
                }
              />
            );
          })}
        </PlainList>
        <Button
          {...adds}
          variant="ghost"
          size="small"
          aria-haspopup="dialog"
          onClick={() => setOpened('new')}
        >
          <Icon of={CalendarOff} size={18} /> {words.askForTimeOff()}
        </Button>
      </DisplayContents>
      {opened === 'new' && <AskTimeOffDialog staffId={staffId} zone={zone} onClose={close} />}
      {opened && opened !== 'new' && (
        <WithdrawDialog
          request={opened}
          time={timeOffText({ words, formats }, opened, zone)}
          onWithdrawn={() => {
            onRemoved(data?.indexOf(opened) ?? 0);
            close();
          }}
          onClose={close}
        />
      )}
    </Section>
  );
}

function WithdrawDialog({
  request,
  time,
  onWithdrawn,
  onClose,
}: {
  request: TimeOff;
  /** The requested time in words. */
  time: string;
  onWithdrawn: () => void;
  onClose: () => void;
}) {
  const words = { ...useWords(book), ...useWords(timeOffBook) };
  const sentenceOf = useSentenceOf();
  const { deleteTimeOff } = useTimeOffActions();
  const withdraw = async () => {
    try {
      await deleteTimeOff(request._id);
    } catch (thrown) {
      return sentenceOf(asProblem(thrown));
    }
    toast.success(words.withdrawn());
    onWithdrawn();
    return null;
  };
  return (
    <ConfirmDialog
      title={words.withdrawQuestion()}
      action={words.withdraw()}
      onConfirm={withdraw}
      onClose={onClose}
    >
      <p>{inSentence(words.withdrawText, { time }, { b: (inner) => <strong>{inner}</strong> })}</p>
    </ConfirmDialog>
  );
}
