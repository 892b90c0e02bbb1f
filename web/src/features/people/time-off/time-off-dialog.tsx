import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { StaffName } from '../../../api/models';
import { asProblem } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { useApiForm } from '../../../api/use-api-form';
import { useFormValue } from '../../../api/use-form-value';
import { localDay } from '../../../lib/local-day';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Dialog } from '../../../ui/dialog';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { toast } from '../../../ui/toast';
import { CallListDialog } from '../../booking/client-news/call-list-dialog';
import type { ClientNews } from '../../booking/client-news/models';
import { emailsText } from '../../booking/client-news/news-text';
import { teamDesk as book } from '../../../words/team-desk.gen';
import { decided, decisionsFor } from './booking-decisions';
import { DecideBookings } from './decide-bookings';
import type { ConflictingBooking, TimeOffAsk } from './models';
import { useTimeOffActions } from './mutations';
import { TimeOffFields } from './time-off-fields';
import {
  answerSentences,
  askOf,
  mistakesIn,
  newTimeOff,
  type TimeOffDraft,
  type TypedTimeOff,
} from './typed-time-off';
import { bookings as bookingWords } from '../../../words/bookings.gen';
import { useWords } from '../../../words/use-words';

const isSame = (one: TimeOffAsk, other: TimeOffAsk) => JSON.stringify(one) === JSON.stringify(other);

/** Asks for the days first, then for a decision about each booking in them; both are saved together or not at all. */
export function TimeOffDialog({
  person,
  zone,
  days = { fromDay: '', toDay: '' },
  onClose,
}: {
  person: StaffName;
  zone: string;
  /** The initial days. */
  days?: { fromDay: string; toDay: string };
  onClose: () => void;
}) {
  const words = useWords(book);
  const ofBookings = useWords(bookingWords);
  const sentences = answerSentences(words);
  const sentenceOf = useSentenceOf();
  const { previewTimeOff, createTimeOff } = useTimeOffActions();
  const [preview, setPreview] = useState<{ of: TimeOffAsk; bookings: readonly ConflictingBooking[] } | null>(
    null,
  );
  const [changed, setChanged] = useState<string | null>(null);
  const [news, setNews] = useState<ClientNews | null>(null);

  const askFor = (typed: TypedTimeOff): TimeOffAsk => ({ staffId: person._id, ...askOf(typed) });
  const look = async (ask: TimeOffAsk): Promise<readonly ConflictingBooking[]> => {
    const bookings = await previewTimeOff(ask);
    form.setValue('decisions', decisionsFor(bookings, form.getValues('decisions')), { shouldDirty: true });
    setPreview({ of: ask, bookings });
    return bookings;
  };
  const save = async (typed: TimeOffDraft, ask: TimeOffAsk, bookings: readonly ConflictingBooking[]) => {
    let told: ClientNews;
    try {
      ({ news: told } = await createTimeOff({
        ...ask,
        reason: typed.reason.trim(),
        message: typed.message.trim(),
        visits: decided(bookings, typed.decisions),
      }));
    } catch (thrown) {
      const problem = asProblem(thrown);
      if (problem.code !== 'visits-in-the-way' && problem.code !== 'nobody-free') throw problem;
      setChanged(sentenceOf(problem, sentences));
      await look(ask);
      return false;
    }
    toast.success(words.timeOffSaved({ name: person.name, emails: emailsText(ofBookings, told.emails) }));
    if (told.toCall.length > 0) setNews(told);
    else onClose();
    return true;
  };
  const form = useApiForm<TimeOffDraft>({
    defaultValues: { ...newTimeOff, ...days },
    send: async (typed) => {
      setChanged(null);
      const ask = askFor(typed);
      if (bookings) return save(typed, ask, bookings);
      const found = await look(ask);
      // Without bookings there is nothing to decide.
      return found.length === 0 && save(typed, ask, found);
    },
    check: (typed) => mistakesIn(words, typed),
    sentences,
  });
  const typed = useWatch({ control: form.control }) as TimeOffDraft;
  const decisions = useFormValue(form, 'decisions');

  // Other days have other bookings.
  const bookings = preview && isSame(preview.of, askFor(typed)) ? preview.bookings : null;
  const isDeciding = bookings !== null && bookings.length > 0;
  const isDecided = !isDeciding || decided(bookings, decisions.value).length === bookings.length;
  if (news) return <CallListDialog news={news} timeZone={zone} onClose={onClose} />;
  return (
    <Dialog
      kind={isDeciding ? 'wide' : 'dialog'}
      title={words.timeOffFor({ name: person.name })}
      isOpen
      onClose={onClose}
    >
      <Form form={form} gap={5}>
        <TimeOffFields form={form} today={localDay(new Date(), zone)} />
        {isDeciding && (
          <DecideBookings
            bookings={bookings}
            decisions={decisions.value}
            onDecisions={decisions.onChange}
            changed={changed}
            name={person.name}
            zone={zone}
            message={form.field('message')}
          />
        )}
        <FormFailure sentence={form.failure} />
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {words.cancel()}
          </Button>
          <Button type="submit" isBusy={form.isBusy} disabled={!isDecided}>
            {isDeciding ? words.saveTimeOff() : words.continue()}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
