import { useWatch } from 'react-hook-form';
import { CircleAlert, CircleCheck } from 'lucide-react';
import styled from 'styled-components';
import { useApiForm } from '../../api/use-api-form';
import { dayRules, fiveMinuteRules } from '../../lib/field-rules';
import { formatTime, localDay } from '../../lib/format-date';
import { formatDuration } from '../../lib/format-duration';
import { instantOf, minuteOfText, wallMinuteOf } from '../../lib/zone';
import { Button } from '../../ui/button';
import { DialogActions } from '../../ui/button-row';
import { Dialog } from '../../ui/dialog';
import { Field, SelectField } from '../../ui/field';
import { Form } from '../../ui/form';
import { Icon } from '../../ui/icon';
import { clientName } from '../bookings/client-name';
import { ContactNote } from '../client-news/contact-note';
import { objectionText } from '../diary-model/diary-text';
import type { Diary, DiaryBooking, DiaryLine } from '../diary-model/models';
import {
  isElsewhere,
  isInSight,
  minutesOf,
  objectionTo,
  placed,
  placementOf,
  type Placement,
} from '../diary-model/placement';
import { FieldPair } from './field-pair';

const Verdict = styled.p`
  display: flex;
  gap: var(--s-2);
  min-height: 1.55em;
  color: var(--success);

  &[data-objection] {
    color: var(--danger);
  }
  svg {
    flex: none;
    margin-top: 3px;
  }
`;

/** The fields as a form has them. */
interface MoveValues {
  lineId: string;
  day: string;
  time: string;
  staffId: string;
  minutes: string;
}

const valuesOf = (booking: DiaryBooking, line: DiaryLine, timeZone: string): MoveValues => ({
  lineId: line._id,
  day: localDay(booking.startsAt, timeZone),
  time: formatTime(booking.startsAt, timeZone),
  staffId: line.staffId,
  minutes: String(minutesOf(line)),
});

/** Where the fields would put the booking; null while the day or time is incomplete. */
function placementIn(
  { day, time, staffId, minutes }: MoveValues,
  booking: DiaryBooking,
  line: DiaryLine,
  timeZone: string,
): Placement | null {
  const minute = minuteOfText(time);
  if (minute === null || !day) return null;
  const bookedMs = Date.parse(booking.startsAt);
  // A time that was not touched stays the very instant it was, also in an hour that clocks show twice.
  const isSameStart =
    day === localDay(booking.startsAt, timeZone) && minute === wallMinuteOf(bookedMs, timeZone);
  const startMs = isSameStart ? bookedMs : instantOf(day, minute, timeZone);
  return {
    ...placementOf(booking, line),
    startsAtMs: startMs + Date.parse(line.startsAt) - bookedMs,
    staffId,
    minutes: Number(minutes),
  };
}

/** Moves a booking or changes its length by form, without dragging or shortcuts. */
export function MoveDialog({
  booking,
  line: opened,
  diary,
  skills,
  onMove,
  onClose,
}: {
  booking: DiaryBooking;
  /** The service whose card was opened. */
  line: DiaryLine;
  diary: Diary;
  skills: ReadonlyMap<string, ReadonlySet<string>> | null;
  onMove: (placement: Placement) => void;
  onClose: () => void;
}) {
  const { timeZone } = diary;
  const lineOf = (id: string) => booking.lines.find(({ _id }) => _id === id) ?? opened;
  const form = useApiForm({
    defaultValues: valuesOf(booking, opened, timeZone),
    send: (values) => {
      const placement = placementIn(values, booking, lineOf(values.lineId), timeZone);
      onClose();
      if (placement) onMove(placement);
      return Promise.resolve();
    },
  });
  const values = useWatch({ control: form.control }) as MoveValues;
  const line = lineOf(values.lineId);
  const placement = placementIn(values, booking, line, timeZone);
  const isChanged = placement !== null && isElsewhere(placement);
  const isKnown = placement !== null && isInSight(placement, diary);
  const objection = isChanged && isKnown ? objectionTo(placed(placement), diary, skills) : null;
  /** Team member and length are those of the service. */
  const takeLine = (id: string) => {
    const { staffId, minutes } = valuesOf(booking, lineOf(id), timeZone);
    form.setValue('staffId', staffId);
    form.setValue('minutes', minutes);
  };

  return (
    <Dialog title={`Move ${clientName(booking)}`} isOpen onClose={onClose}>
      <Form form={form}>
        {booking.lines.length > 1 && (
          <SelectField
            label="Service"
            hint="The whole booking moves; team member and length apply to this service."
            {...form.field('lineId', {
              onChange: ({ target }: { target: HTMLSelectElement }) => takeLine(target.value),
            })}
          >
            {booking.lines.map(({ _id, title, startsAt }) => (
              <option key={_id} value={_id}>
                {formatTime(startsAt, timeZone)} {title}
              </option>
            ))}
          </SelectField>
        )}
        <FieldPair>
          <Field label="Day" type="date" {...form.field('day', dayRules)} disabled={!booking.can.move} />
          <Field
            label="Starts at"
            type="time"
            step={300}
            {...form.field('time', fiveMinuteRules)}
            disabled={!booking.can.move}
          />
        </FieldPair>
        <FieldPair>
          <SelectField label="Team member" {...form.field('staffId')} disabled={!booking.can.move}>
            {diary.people
              .filter(({ _id, isActive }) => isActive || _id === values.staffId)
              .map(({ _id, name }) => (
                <option key={_id} value={_id}>
                  {name}
                  {skills?.get(_id)?.has(line.serviceId) === false && ' (does not do this)'}
                </option>
              ))}
          </SelectField>
          <SelectField label="Length" {...form.field('minutes')} disabled={!booking.can.resize}>
            {lengthsAround(minutesOf(line)).map((length) => (
              <option key={length} value={length}>
                {formatDuration(length)}
              </option>
            ))}
          </SelectField>
        </FieldPair>
        <Verdict role="status" data-objection={objection ? true : undefined}>
          {isChanged && isKnown && (
            <>
              <Icon of={objection ? CircleAlert : CircleCheck} />
              {objection ? objectionText(objection, diary.people, timeZone) : 'This time is free.'}
            </>
          )}
        </Verdict>
        <ContactNote bookingId={booking._id} />
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={!isChanged}>
            Save
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const longestMinutes = 480;

/** Quarters up to eight hours, and the length it has. */
function lengthsAround(minutes: number): number[] {
  const quarters = Array.from({ length: longestMinutes / 15 }, (_, index) => (index + 1) * 15);
  return [...new Set([...quarters, minutes])].sort((a, b) => a - b);
}
