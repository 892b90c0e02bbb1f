import { useWatch } from 'react-hook-form';
import type { Salon } from '../../../api/models';
import { useApiForm } from '../../../api/use-api-form';
import { useFormValue } from '../../../api/use-form-value';
import { useFieldRules } from '../../../ui/use-field-rules';
import { dayInUtc, localDay } from '../../../lib/local-day';
import { useFormats } from '../../../ui/use-formats';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { toast } from '../../../ui/toaster';
import { DayBookings } from '../../booking/bookings/day-bookings';
import { hoursDesk as book } from '../../../words/hours-desk.gen';
import { useWords } from '../../../words/use-words';
import { DayHours } from './day-hours';
import { useHoursActions } from './mutations';
import { mistakesInDay, typedDay, type TypedWindow, windowsOf } from './time-windows';

interface Values {
  day: string;
  windows: readonly TypedWindow[];
  reason: string;
}

const workday = { startsMinute: 540, endsMinute: 1080 };

/** A day that differs from the weekly opening hours: closed unless it has hours of its own. */
export function SpecialDayDialog({
  special,
  zone,
  onClose,
}: {
  /** Null for another day. */
  special: Salon['specialDays'][number] | null;
  zone: string;
  onClose: () => void;
}) {
  const words = useWords(book);
  const { formatDay } = useFormats();
  const rules = useFieldRules();
  const { setSpecialDay } = useHoursActions();
  const form = useApiForm<Values>({
    defaultValues: {
      day: special?.day ?? '',
      windows: typedDay(special?.windows ?? []),
      reason: special?.reason ?? '',
    },
    send: async ({ day, windows, reason }) => {
      await setSpecialDay(day, windowsOf(windows), reason.trim());
      toast.success(windows.length === 0 ? words.specialClosed() : words.specialSaved());
      onClose();
    },
    check: (typed) => mistakesInDay(words, typed),
  });
  const day = useWatch({ control: form.control, name: 'day' });
  const windows = useFormValue(form, 'windows');

  return (
    <Dialog
      title={special ? formatDay(dayInUtc(special.day), 'UTC') : words.addSpecialDay()}
      isOpen
      onClose={onClose}
    >
      <Form form={form}>
        {!special && (
          <Field
            label={words.day()}
            type="date"
            min={localDay(new Date(), zone)}
            {...form.field('day', rules.day)}
          />
        )}
        <DayHours day={words.hours()} none={words.closedAllDay()} usual={workday} {...windows} />
        <Field label={words.reason()} hint={words.reasonHint()} maxLength={120} {...form.field('reason')} />
        <DayBookings day={day} zone={zone} />
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
