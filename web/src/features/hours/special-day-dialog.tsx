import { useState } from 'react';
import styled from 'styled-components';
import type { Salon } from '../../api/models';
import { sentenceOf } from '../../api/problem';
import { useSubmit } from '../../api/use-submit';
import { dayInUtc, formatDay, localDay } from '../../lib/format-date';
import { mistakeIn, typedDay, windowsOf } from './time-windows';
import { Button } from '../../ui/button';
import { DayHours } from './day-hours';
import { DayBookings } from '../bookings/day-bookings';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/field';
import { FormFailure } from '../../ui/form-failure';
import { toast } from '../../ui/toaster';
import { DialogActions } from '../../ui/button-row';
import { useHoursActions } from './mutations';

const Form = styled.form`
  display: grid;
  gap: var(--s-4);
`;

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
  const { setSpecialDay } = useHoursActions();
  const [day, setDay] = useState(special?.day ?? '');
  const [reason, setReason] = useState(special?.reason ?? '');
  const [windows, setWindows] = useState(() => typedDay(special?.windows ?? []));
  const [isChecked, setChecked] = useState(false);
  const isWrong = mistakeIn(windows) !== undefined;
  const { submit, isBusy, problem } = useSubmit(async () => {
    setChecked(true);
    if (!day || isWrong) return;
    await setSpecialDay(day, windowsOf(windows), reason.trim());
    toast.success(windows.length === 0 ? 'Special day saved: closed.' : 'Special day saved.');
    onClose();
  });

  return (
    <Dialog
      title={special ? formatDay(dayInUtc(special.day), 'UTC') : 'Add special day'}
      isOpen
      onClose={onClose}
    >
      <Form onSubmit={submit} noValidate>
        {!special && (
          <Field
            label="Day"
            type="date"
            required
            min={localDay(new Date(), zone)}
            value={day}
            error={isChecked && !day ? 'Please choose a day.' : undefined}
            onChange={(event) => setDay(event.target.value)}
          />
        )}
        <DayHours day="Hours" value={windows} none="Closed all day" usual={workday} onChange={setWindows} />
        <Field
          label="Reason (optional)"
          hint="Shown to visitors beside the day, such as Freedom Day."
          maxLength={120}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <DayBookings day={day} zone={zone} />
        <FormFailure sentence={problem && sentenceOf(problem)} />
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" isBusy={isBusy} disabled={isWrong}>
            Save
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
