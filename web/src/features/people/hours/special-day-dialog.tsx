import { useWatch } from 'react-hook-form';
import { useApiForm } from '../../../api/use-api-form';
import { useFormValue } from '../../../api/use-form-value';
import { useFieldRules } from '../../../ui/use-field-rules';
import { localDay } from '../../../lib/local-day';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { FieldPair } from '../../../ui/field-pair';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { toast } from '../../../ui/toast';
import { DayBookings } from '../../booking/bookings/day-bookings';
import { hoursDesk as book } from '../../../words/hours-desk.gen';
import { useWords } from '../../../words/use-words';
import { DayHours } from './day-hours';
import { useHoursActions } from './mutations';
import type { SpecialDays } from './models';
import { ReplacedSpecialDays } from './replaced-special-days';
import { useNameOfDays } from './use-name-of-days';
import { mistakesInDay, typedDay, type TypedWindow, windowsOf } from './time-windows';

interface Values {
  fromDay: string;
  toDay: string;
  windows: readonly TypedWindow[];
  reason: string;
}

const workday = { startsMinute: 540, endsMinute: 1080 };

/** Days that differ from the weekly opening hours: closed unless hours are given. */
export function SpecialDayDialog({
  special,
  proposed,
  zone,
  onClose,
}: {
  /** Null for a new one. */
  special: SpecialDays | null;
  /** A public holiday as the initial value. */
  proposed?: { day: string; name: string };
  zone: string;
  onClose: () => void;
}) {
  const words = useWords(book);
  const nameOf = useNameOfDays();
  const rules = useFieldRules();
  const { setSpecialDays } = useHoursActions();
  const form = useApiForm<Values>({
    defaultValues: {
      fromDay: special?.day ?? proposed?.day ?? '',
      toDay: special && special.toDay !== special.day ? special.toDay : '',
      windows: typedDay(special?.windows ?? []),
      reason: special?.reason ?? proposed?.name ?? '',
    },
    send: async ({ fromDay, toDay, windows, reason }) => {
      await setSpecialDays({
        fromDay,
        toDay: toDay || fromDay,
        windows: windowsOf(windows),
        reason: reason.trim(),
        ...(special && { replaces: { fromDay: special.day, toDay: special.toDay } }),
      });
      toast.success(windows.length === 0 ? words.specialClosed() : words.specialSaved());
      onClose();
    },
    check: (typed) => ({
      ...mistakesInDay(words, typed),
      ...(typed.toDay && typed.toDay < typed.fromDay && { toDay: words.lastBeforeFirst() }),
    }),
  });
  const [fromDay, toDay] = useWatch({ control: form.control, name: ['fromDay', 'toDay'] });
  const today = localDay(new Date(), zone);
  const windows = useFormValue(form, 'windows');

  return (
    <Dialog title={special ? nameOf(special) : words.addSpecialDay()} isOpen onClose={onClose}>
      <Form form={form}>
        <FieldPair>
          <Field label={words.firstDay()} type="date" min={today} {...form.field('fromDay', rules.day)} />
          <Field
            label={words.lastDay()}
            hint={words.lastDayHint()}
            type="date"
            min={fromDay || today}
            {...form.field('toDay')}
          />
        </FieldPair>
        <DayHours day={words.hours()} none={words.closedAllDay()} usual={workday} {...windows} />
        <Field label={words.reason()} hint={words.reasonHint()} maxLength={120} {...form.field('reason')} />
        <ReplacedSpecialDays fromDay={fromDay} toDay={toDay || fromDay} edited={special} />
        <DayBookings day={fromDay} toDay={toDay || fromDay} zone={zone} />
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
