import { answerOf, client } from '../../../api/client';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { useAction } from '../../../api/use-action';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import { bookings } from '../../../words/bookings.gen';
import { useWords } from '../../../words/use-words';

/** Sends the verification email again and confirms it. The screen stays. */
export function SendLinkAgain() {
  const words = useWords(bookings);
  const sentenceOf = useSentenceOf();
  const { run, isBusy, problem } = useAction();
  const send = () =>
    run(async () => {
      await answerOf(client.POST('/auth/verification'));
      toast.success(words.sentCheckEmail());
    });

  return (
    <>
      <Button variant="ghost" size="small" isBusy={isBusy} onClick={() => void send()}>
        {words.sendConfirmationAgain()}
      </Button>
      {problem && <p role="alert">{sentenceOf(problem)}</p>}
    </>
  );
}
