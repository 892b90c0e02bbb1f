import { answerOf, client } from '../../api/client';
import { useSentenceOf } from '../../api/use-sentence-of';
import { useAction } from '../../api/use-action';
import { Button } from '../../ui/button';
import { toast } from '../../ui/toaster';

/** Sends the email that confirms the client's address once more, and says so. What is on the screen stays. */
export function SendLinkAgain() {
  const sentenceOf = useSentenceOf();
  const { run, isBusy, problem } = useAction();
  const send = () =>
    run(async () => {
      await answerOf(client.POST('/auth/verification'));
      toast.success('Sent. Please check your email.');
    });

  return (
    <>
      <Button variant="ghost" size="small" isBusy={isBusy} onClick={() => void send()}>
        Send the confirmation email again
      </Button>
      {problem && <p role="alert">{sentenceOf(problem)}</p>}
    </>
  );
}
