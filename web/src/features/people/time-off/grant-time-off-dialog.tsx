import { useState } from 'react';
import type { StaffName } from '../../../api/models';
import { asProblem } from '../../../api/problem';
import { useApiForm } from '../../../api/use-api-form';
import { useFormValue } from '../../../api/use-form-value';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Dialog } from '../../../ui/dialog';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { toast } from '../../../ui/toast';
import { CallListDialog } from '../../booking/client-news/call-list-dialog';
import type { ClientNews } from '../../booking/client-news/models';
import { emailsText } from '../../booking/client-news/news-text';
import { bookings as bookingWords } from '../../../words/bookings.gen';
import { teamDesk as book } from '../../../words/team-desk.gen';
import { timeOff } from '../../../words/time-off.gen';
import { useWords } from '../../../words/use-words';
import { type BookingDecisions, decided, decisionsFor } from './booking-decisions';
import { DecideBookings } from './decide-bookings';
import type { ConflictingBooking, TimeOff } from './models';
import { useTimeOffActions } from './mutations';
import { answerSentences, askOfRequest } from './typed-time-off';

/** Grants a request for time off, after deciding about affected bookings. */
export function GrantTimeOffDialog({
  request,
  person: { name },
  zone,
  bookings: found,
  onClose,
}: {
  request: TimeOff;
  person: StaffName;
  zone: string;
  bookings: readonly ConflictingBooking[];
  onClose: () => void;
}) {
  const words = { ...useWords(book), ...useWords(timeOff) };
  const ofBookings = useWords(bookingWords);
  const sentenceOf = useSentenceOf();
  const { previewTimeOff, answerTimeOff } = useTimeOffActions();
  const [bookings, setBookings] = useState(found);
  const [changed, setChanged] = useState<string | null>(null);
  const [news, setNews] = useState<ClientNews | null>(null);
  const sentences = answerSentences(words);
  const form = useApiForm<{ decisions: BookingDecisions; message: string }>({
    defaultValues: { decisions: decisionsFor(found), message: '' },
    send: async ({ decisions: chosen, message }) => {
      setChanged(null);
      try {
        const visits = decided(bookings, chosen);
        const answer = { accept: true, message: message.trim(), visits };
        const { news: told } = await answerTimeOff(request._id, answer);
        toast.success(words.timeOffSaved({ name, emails: emailsText(ofBookings, told.emails) }));
        if (told.toCall.length > 0) setNews(told);
        else onClose();
        return true;
      } catch (thrown) {
        const problem = asProblem(thrown);
        if (problem.code !== 'visits-in-the-way' && problem.code !== 'nobody-free') throw problem;
        setChanged(sentenceOf(problem, sentences));
        const now = await previewTimeOff(askOfRequest(request, zone));
        form.setValue('decisions', decisionsFor(now, chosen), { shouldDirty: true });
        setBookings(now);
        return false;
      }
    },
    sentences,
  });
  const decisions = useFormValue(form, 'decisions');

  if (news) return <CallListDialog news={news} timeZone={zone} onClose={onClose} />;
  return (
    <Dialog kind="wide" title={words.timeOffFor({ name })} isOpen onClose={onClose}>
      <Form form={form} gap={5}>
        <DecideBookings
          bookings={bookings}
          decisions={decisions.value}
          onDecisions={decisions.onChange}
          changed={changed}
          name={name}
          zone={zone}
          message={form.field('message')}
        />
        <FormFailure sentence={form.failure} />
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {words.cancel()}
          </Button>
          <Button
            type="submit"
            isBusy={form.isBusy}
            disabled={decided(bookings, decisions.value).length < bookings.length}
          >
            {words.grant()}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
