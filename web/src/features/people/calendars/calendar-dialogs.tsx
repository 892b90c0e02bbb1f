import { useState } from 'react';
import { asProblem } from '../../../api/problem';
import { useApiForm } from '../../../api/use-api-form';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { localDay } from '../../../lib/local-day';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { Hint } from '../../../ui/text';
import { toast } from '../../../ui/toast';
import { calendars as book } from '../../../words/calendars.gen';
import { useWords } from '../../../words/use-words';
import type { Calendar } from './models';
import { useCalendarActions } from './mutations';

/** A week, since the old calendar ends soon after the salon has moved. */
const DAYS_AHEAD = 7;

const MS_PER_DAY = 86_400_000;

/** Connects a calendar, which is read before the dialog closes. */
export function ConnectCalendarDialog({
  staffId,
  zone,
  onClose,
}: {
  staffId: string;
  zone: string;
  onClose: () => void;
}) {
  const words = useWords(book);
  const { addCalendar } = useCalendarActions();
  const [now] = useState(() => Date.now());
  const today = localDay(new Date(now), zone);
  const form = useApiForm({
    defaultValues: { address: '', until: localDay(new Date(now + DAYS_AHEAD * MS_PER_DAY), zone) },
    send: async ({ address, until }) => {
      await addCalendar({ staffId, address: address.trim(), until });
      toast.success(words.connected());
      onClose();
    },
  });
  return (
    <Dialog title={words.addTitle()} isOpen onClose={onClose}>
      <Form form={form} gap={5}>
        <Field
          label={words.address()}
          hint={words.addressHint()}
          type="url"
          inputMode="url"
          dir="ltr"
          autoComplete="off"
          maxLength={2000}
          {...form.field('address', { required: words.addressMissing() })}
        />
        <Field
          label={words.until()}
          type="date"
          min={today}
          {...form.field('until', untilRules(words, today))}
        />
        <Hint>{words.slow()}</Hint>
        <FormFailure sentence={form.failure} />
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {words.cancel()}
          </Button>
          <Button type="submit" isBusy={form.isBusy}>
            {words.connect()}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** Changes until when a calendar is read. */
export function ChangeCalendarDialog({
  calendar,
  zone,
  onClose,
}: {
  calendar: Calendar;
  zone: string;
  onClose: () => void;
}) {
  const words = useWords(book);
  const { changeCalendar } = useCalendarActions();
  const [today] = useState(() => localDay(new Date(), zone));
  const form = useApiForm({
    defaultValues: { until: calendar.until },
    send: async ({ until }) => {
      await changeCalendar(calendar._id, until);
      toast.success(words.changed());
      onClose();
    },
  });
  return (
    <Dialog title={words.changeTitle()} isOpen onClose={onClose}>
      <Form form={form} gap={5}>
        <Field
          label={words.until()}
          type="date"
          min={today}
          {...form.field('until', untilRules(words, today))}
        />
        <FormFailure sentence={form.failure} />
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {words.cancel()}
          </Button>
          <Button type="submit" isBusy={form.isBusy}>
            {words.save()}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const untilRules = (words: { dayMissing: () => string; dayPast: () => string }, today: string) => ({
  required: words.dayMissing(),
  validate: (day: string) => day >= today || words.dayPast(),
});

/** Removes a calendar, and frees its times. */
export function RemoveCalendarDialog({
  calendar,
  onRemoved,
  onClose,
}: {
  calendar: Calendar;
  onRemoved: () => void;
  onClose: () => void;
}) {
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
  const { removeCalendar } = useCalendarActions();
  const remove = async () => {
    try {
      await removeCalendar(calendar._id);
    } catch (thrown) {
      return sentenceOf(asProblem(thrown));
    }
    toast.success(words.removed());
    onRemoved();
    return null;
  };
  return (
    <ConfirmDialog
      title={words.removeQuestion()}
      action={words.remove()}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{words.removeText()}</p>
    </ConfirmDialog>
  );
}
