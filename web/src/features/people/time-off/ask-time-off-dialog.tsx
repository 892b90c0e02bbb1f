import { useApiForm } from '../../../api/use-api-form';
import { localDay } from '../../../lib/local-day';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Dialog } from '../../../ui/dialog';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { toast } from '../../../ui/toast';
import { teamDesk as book } from '../../../words/team-desk.gen';
import { timeOff } from '../../../words/time-off.gen';
import { useWords } from '../../../words/use-words';
import { useTimeOffActions } from './mutations';
import { TimeOffFields } from './time-off-fields';
import { askOf, mistakesIn, newTimeOff, type TimeOffDraft } from './typed-time-off';

/** Requests time off with a reason. The admin who answers decides about affected bookings. */
export function AskTimeOffDialog({
  staffId,
  zone,
  onClose,
}: {
  staffId: string;
  zone: string;
  onClose: () => void;
}) {
  const words = { ...useWords(book), ...useWords(timeOff) };
  const { askForTimeOff } = useTimeOffActions();
  const form = useApiForm<TimeOffDraft>({
    defaultValues: newTimeOff,
    send: async (typed) => {
      await askForTimeOff({ staffId, ...askOf(typed), reason: typed.reason.trim() });
      toast.success(words.requestSent());
      onClose();
    },
    check: (typed) => mistakesIn(words, typed),
    sentences: { 'already-away': words.askedAlready() },
  });
  return (
    <Dialog title={words.askForTimeOff()} isOpen onClose={onClose}>
      <Form form={form} gap={5}>
        <TimeOffFields form={form} today={localDay(new Date(), zone)} />
        <FormFailure sentence={form.failure} />
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {words.cancel()}
          </Button>
          <Button type="submit" isBusy={form.isBusy}>
            {words.sendRequest()}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
