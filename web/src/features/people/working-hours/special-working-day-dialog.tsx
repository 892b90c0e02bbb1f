import { useWatch } from 'react-hook-form';
import type { StaffName } from '../../../api/models';
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
import { toast } from '../../../ui/toast';
import { DayBookings } from '../../booking/bookings/day-bookings';
import { DayHours } from '../hours/day-hours';
import { mistakesInDay, typed, typedDay, type TypedWindow, windowsOf } from '../hours/time-windows';
import { hoursDesk } from '../../../words/hours-desk.gen';
import { teamDesk as book } from '../../../words/team-desk.gen';
import { useWords } from '../../../words/use-words';
import type { StaffException } from './models';
import { useWorkingHoursActions } from './mutations';

interface Values {
  day: string;
  windows: readonly TypedWindow[];
}

const workday = { startsMinute: 540, endsMinute: 1080 };

/** A team member's hours on one day, replacing their weekly hours. */
export function SpecialWorkingDayDialog({
  person,
  exception,
  zone,
  onClose,
}: {
  person: StaffName;
  /** Null for a new one. */
  exception: StaffException | null;
  zone: string;
  onClose: () => void;
}) {
  const words = useWords(book);
  const ofHours = useWords(hoursDesk);
  const { formatDay } = useFormats();
  const rules = useFieldRules();
  const { setException } = useWorkingHoursActions();
  const form = useApiForm<Values>({
    defaultValues: {
      day: exception?.day ?? '',
      windows: exception ? typedDay(exception.windows) : [typed(workday)],
    },
    send: async ({ day, windows }) => {
      await setException(person._id, day, windowsOf(windows));
      toast.success(words.hoursSaved());
      onClose();
    },
    check: (typed) => mistakesInDay(ofHours, typed),
  });
  const day = useWatch({ control: form.control, name: 'day' });
  const windows = useFormValue(form, 'windows');

  return (
    <Dialog
      title={exception ? formatDay(dayInUtc(exception.day), 'UTC') : words.addSpecialDay()}
      isOpen
      onClose={onClose}
    >
      <Form form={form}>
        {!exception && (
          <Field
            label={words.day()}
            type="date"
            min={localDay(new Date(), zone)}
            {...form.field('day', rules.day)}
          />
        )}
        <DayHours day={words.hours()} none={words.dayOff()} usual={workday} {...windows} />
        <DayBookings day={day} staffId={person._id} zone={zone} />
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
