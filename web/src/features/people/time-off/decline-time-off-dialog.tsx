import type { StaffName } from '../../../api/models';
import { useApiForm } from '../../../api/use-api-form';
import { useMailReach } from '../../../api/use-mail-reach';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Dialog } from '../../../ui/dialog';
import { TextArea } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { toast } from '../../../ui/toast';
import { inSentence } from '../../../words/in-sentence';
import { teamDesk as book } from '../../../words/team-desk.gen';
import { timeOff } from '../../../words/time-off.gen';
import { useWords } from '../../../words/use-words';
import type { TimeOff } from './models';
import { useTimeOffActions } from './mutations';
import { answerSentences } from './typed-time-off';

/** Declines a request for time off, with an optional explanation. */
export function DeclineTimeOffDialog({
  request,
  person: { name },
  time,
  onClose,
}: {
  request: TimeOff;
  person: StaffName;
  /** The requested time in words. */
  time: string;
  onClose: () => void;
}) {
  const words = { ...useWords(book), ...useWords(timeOff) };
  const { answerTimeOff } = useTimeOffActions();
  const isEmailed = useMailReach() === 'people';
  const form = useApiForm({
    defaultValues: { answer: '' },
    send: async ({ answer }) => {
      await answerTimeOff(request._id, { accept: false, answer: answer.trim() });
      toast.success((isEmailed ? words.wasDeclined : words.wasDeclinedUntold)({ name }));
      onClose();
    },
    sentences: answerSentences(words),
  });
  return (
    <Dialog title={words.declineQuestion()} isOpen onClose={onClose}>
      <Form form={form}>
        <p>
          {inSentence(
            words.declineText,
            { name: <bdi>{name}</bdi>, time },
            { b: (inner) => <strong>{inner}</strong> },
          )}{' '}
          {isEmailed && words.declineEmail()}
        </p>
        <TextArea label={words.answerTo({ name })} rows={2} maxLength={500} {...form.field('answer')} />
        <FormFailure sentence={form.failure} />
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {words.cancel()}
          </Button>
          <Button type="submit" variant="danger" isBusy={form.isBusy}>
            {words.decline()}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
