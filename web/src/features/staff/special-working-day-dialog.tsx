import { useState } from 'react';
import styled from 'styled-components';
import { sentenceOf } from '../../api/problem';
import { useSubmit } from '../../api/use-submit';
import { dayInUtc, formatDay, localDay } from '../../lib/format-date';
import { mistakeIn, typed, typedDay, windowsOf } from '../hours/time-windows';
import { Button } from '../../ui/button';
import { DayHours } from '../hours/day-hours';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/field';
import { FormFailure } from '../../ui/form-failure';
import { toast } from '../../ui/toaster';
import { DialogActions } from '../../ui/button-row';
import type { StaffEntry, StaffException } from './models';
import { useTeamActions } from './mutations';
import { DayBookings } from '../bookings/day-bookings';

const Form = styled.form`
  display: grid;
  gap: var(--s-4);
`;

const workday = { startsMinute: 540, endsMinute: 1080 };

/** The hours of a team member on one day, in place of their weekly hours. */
export function SpecialWorkingDayDialog({
  person,
  exception,
  zone,
  onClose,
}: {
  person: StaffEntry;
  /** Null for another day. */
  exception: StaffException | null;
  zone: string;
  onClose: () => void;
}) {
  const { setException } = useTeamActions();
  const [day, setDay] = useState(exception?.day ?? '');
  const [windows, setWindows] = useState(() => (exception ? typedDay(exception.windows) : [typed(workday)]));
  const [isChecked, setChecked] = useState(false);
  const isWrong = mistakeIn(windows) !== undefined;
  const { submit, isBusy, problem } = useSubmit(async () => {
    setChecked(true);
    if (!day || isWrong) return;
    await setException(person._id, day, windowsOf(windows));
    toast.success('Hours saved. Free times are up to date.');
    onClose();
  });

  return (
    <Dialog
      title={exception ? formatDay(dayInUtc(exception.day), 'UTC') : 'Add special day'}
      isOpen
      onClose={onClose}
    >
      <Form onSubmit={submit} noValidate>
        {!exception && (
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
        <DayHours day="Hours" value={windows} none="Day off" usual={workday} onChange={setWindows} />
        <DayBookings day={day} staffId={person._id} zone={zone} />
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
