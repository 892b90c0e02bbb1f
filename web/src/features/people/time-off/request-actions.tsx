import { useState } from 'react';
import type { StaffName } from '../../../api/models';
import { asProblem } from '../../../api/problem';
import { useAction } from '../../../api/use-action';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { Button } from '../../../ui/button';
import { ButtonRow } from '../../../ui/button-row';
import { lazyDialogs } from '../../../ui/lazy-dialogs';
import { toast } from '../../../ui/toast';
import { useFormats } from '../../../ui/use-formats';
import { teamDesk as book } from '../../../words/team-desk.gen';
import { timeOff } from '../../../words/time-off.gen';
import { useWords } from '../../../words/use-words';
import type { ConflictingBooking, TimeOff } from './models';
import { useTimeOffActions } from './mutations';
import { timeOffText } from './time-off-text';
import { answerSentences, askOfRequest } from './typed-time-off';

const GrantTimeOffDialog = lazyDialogs(() =>
  import('./grant-time-off-dialog').then((part) => part.GrantTimeOffDialog),
);
const DeclineTimeOffDialog = lazyDialogs(() =>
  import('./decline-time-off-dialog').then((part) => part.DeclineTimeOffDialog),
);

/** An admin's answer to a request for time off. Without affected bookings, one click is enough. */
export function RequestActions({
  request,
  person,
  zone,
}: {
  request: TimeOff;
  person: StaffName;
  zone: string;
}) {
  const words = { ...useWords(book), ...useWords(timeOff) };
  const formats = useFormats();
  const sentenceOf = useSentenceOf();
  const { previewTimeOff, answerTimeOff } = useTimeOffActions();
  const { run, isBusy } = useAction();
  const [opened, setOpened] = useState<'decline' | readonly ConflictingBooking[] | null>(null);
  const close = () => setOpened(null);
  const { name } = person;
  const time = timeOffText({ words, formats }, request, zone);

  const grant = () =>
    run(async () => {
      try {
        const bookings = await previewTimeOff(askOfRequest(request, zone));
        if (bookings.length > 0) return setOpened(bookings);
        await answerTimeOff(request._id, { accept: true });
        toast.success(words.timeOffGranted({ name, time }));
      } catch (thrown) {
        toast.error(sentenceOf(asProblem(thrown), answerSentences(words)));
      }
    });
  return (
    <>
      <ButtonRow>
        <Button
          variant="ghost"
          size="small"
          isBusy={isBusy}
          aria-label={words.grantThat({ name, time })}
          onClick={() => void grant()}
        >
          {words.grant()}
        </Button>
        <Button
          variant="ghost"
          size="small"
          aria-haspopup="dialog"
          aria-label={words.declineThat({ name, time })}
          onClick={() => setOpened('decline')}
        >
          {words.decline()}
        </Button>
      </ButtonRow>
      {opened === 'decline' && (
        <DeclineTimeOffDialog request={request} person={person} time={time} onClose={close} />
      )}
      {opened && opened !== 'decline' && (
        <GrantTimeOffDialog request={request} person={person} zone={zone} bookings={opened} onClose={close} />
      )}
    </>
  );
}
