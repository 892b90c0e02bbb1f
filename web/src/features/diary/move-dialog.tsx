import { useState } from 'react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import styled from 'styled-components';
import { formatTime, localDay } from '../../lib/format-date';
import { formatDuration } from '../../lib/format-duration';
import { instantOf, minuteOfText, wallMinuteOf } from '../../lib/zone';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field, SelectField } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { DialogActions } from '../../ui/button-row';
import type { Diary, DiaryBooking } from '../diary-model/models';
import {
  isElsewhere,
  isInSight,
  minutesOf,
  objectionTo,
  placed,
  placementOf,
  type Placement,
} from '../diary-model/placement';
import { wallSpanOf } from '../diary-model/wall-span';
import { clientName } from '../bookings/client-name';
import { objectionText } from '../diary-model/diary-text';

const Form = styled.form`
  display: grid;
  gap: var(--s-4);
`;
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s-3);
`;
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

/** Moves a booking or changes its length by form, without dragging or shortcuts. */
export function MoveDialog({
  booking,
  lineId,
  diary,
  skills,
  onMove,
  onClose,
}: {
  booking: DiaryBooking;
  lineId: string;
  diary: Diary;
  skills: ReadonlyMap<string, ReadonlySet<string>> | null;
  onMove: (placement: Placement) => void;
  onClose: () => void;
}) {
  const { timeZone } = diary;
  const [chosenId, setChosenId] = useState(lineId);
  const line = booking.lines.find(({ _id }) => _id === chosenId) ?? booking.lines[0];
  const [day, setDay] = useState(() => localDay(booking.startsAt, timeZone));
  const [time, setTime] = useState(() => wallSpanOf(booking, timeZone).from);
  const [staffId, setStaffId] = useState(line?.staffId ?? '');
  const [minutes, setMinutes] = useState(line ? minutesOf(line) : 0);
  if (!line) return null;

  const minute = minuteOfText(time);
  // A time that was not touched stays the very instant it was, also in an hour that clocks show twice.
  const isSameStart =
    day === localDay(booking.startsAt, timeZone) &&
    minute === wallMinuteOf(Date.parse(booking.startsAt), timeZone);
  const startMs =
    minute === null || !day
      ? null
      : isSameStart
        ? Date.parse(booking.startsAt)
        : instantOf(day, minute, timeZone);
  const placement: Placement | null =
    startMs === null
      ? null
      : {
          ...placementOf(booking, line),
          startsAtMs: startMs + Date.parse(line.startsAt) - Date.parse(booking.startsAt),
          staffId,
          minutes,
        };
  const isKnown = placement !== null && isInSight(placement, diary);
  const isChanged = placement !== null && isElsewhere(placement);
  const objection = isChanged && isKnown ? objectionTo(placed(placement), diary, skills) : null;
  const lengths = lengthsAround(minutesOf(line));

  return (
    <Dialog title={`Move ${clientName(booking)}`} isOpen onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (!placement) return;
          onClose();
          if (isChanged) onMove(placement);
        }}
      >
        {booking.lines.length > 1 && (
          <SelectField
            label="Service"
            hint="The whole booking moves; team member and length apply to this service."
            value={line._id}
            onChange={(event) => {
              const next = booking.lines.find(({ _id }) => _id === event.target.value);
              setChosenId(event.target.value);
              setStaffId(next?.staffId ?? staffId);
              setMinutes(next ? minutesOf(next) : minutes);
            }}
          >
            {booking.lines.map(({ _id, title, startsAt }) => (
              <option key={_id} value={_id}>
                {formatTime(startsAt, timeZone)} {title}
              </option>
            ))}
          </SelectField>
        )}
        <Pair>
          <Field
            label="Day"
            type="date"
            required
            disabled={!booking.can.move}
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
          <Field
            label="Starts at"
            type="time"
            step={300}
            required
            disabled={!booking.can.move}
            value={time}
            onChange={(event) => setTime(event.target.value)}
          />
        </Pair>
        <Pair>
          <SelectField
            label="Team member"
            disabled={!booking.can.move}
            value={staffId}
            onChange={(event) => setStaffId(event.target.value)}
          >
            {diary.people
              .filter(({ _id, isActive }) => isActive || _id === staffId)
              .map(({ _id, name }) => (
                <option key={_id} value={_id}>
                  {name}
                  {skills?.get(_id)?.has(line.serviceId) === false && ' (does not do this)'}
                </option>
              ))}
          </SelectField>
          <SelectField
            label="Length"
            disabled={!booking.can.resize}
            value={minutes}
            onChange={(event) => setMinutes(Number(event.target.value))}
          >
            {lengths.map((length) => (
              <option key={length} value={length}>
                {formatDuration(length)}
              </option>
            ))}
          </SelectField>
        </Pair>
        <Verdict role="status" data-objection={objection ? true : undefined}>
          {isChanged && isKnown && (
            <>
              <Icon of={objection ? CircleAlert : CircleCheck} />
              {objection ? objectionText(objection, diary.people, timeZone) : 'This time is free.'}
            </>
          )}
        </Verdict>
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
