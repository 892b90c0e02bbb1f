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
import { DialogWays } from '../../ui/ways';
import type { Diary, DiaryVisit } from './models';
import {
  isElsewhere,
  isInSight,
  minutesOf,
  objectionTo,
  placed,
  placementOf,
  type Placement,
} from './placing';
import { wallSpanOf } from './wall-span';
import { clientOf, objectionWords } from './words';

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

/** The plain way to move a visit or change its length: no dragging, no keys to know. */
export function MoveDialog({
  visit,
  lineId,
  diary,
  skills,
  onPut,
  onClose,
}: {
  visit: DiaryVisit;
  lineId: string;
  diary: Diary;
  skills: ReadonlyMap<string, ReadonlySet<string>> | null;
  onPut: (placement: Placement) => void;
  onClose: () => void;
}) {
  const { timeZone } = diary;
  const [chosenId, setChosenId] = useState(lineId);
  const line = visit.lines.find(({ _id }) => _id === chosenId) ?? visit.lines[0];
  const [day, setDay] = useState(() => localDay(visit.startsAt, timeZone));
  const [time, setTime] = useState(() => wallSpanOf(visit, timeZone).from);
  const [staffId, setStaffId] = useState(line?.staffId ?? '');
  const [minutes, setMinutes] = useState(line ? minutesOf(line) : 0);
  if (!line) return null;

  const minute = minuteOfText(time);
  // A time that was not touched stays the very instant it was, also in an hour that clocks show twice.
  const isSameStart =
    day === localDay(visit.startsAt, timeZone) &&
    minute === wallMinuteOf(Date.parse(visit.startsAt), timeZone);
  const startMs =
    minute === null || !day
      ? null
      : isSameStart
        ? Date.parse(visit.startsAt)
        : instantOf(day, minute, timeZone);
  const placement: Placement | null =
    startMs === null
      ? null
      : {
          ...placementOf(visit, line),
          startsAtMs: startMs + Date.parse(line.startsAt) - Date.parse(visit.startsAt),
          staffId,
          minutes,
        };
  const isKnown = placement !== null && isInSight(placement, diary);
  const isChanged = placement !== null && isElsewhere(placement);
  const objection = isChanged && isKnown ? objectionTo(placed(placement), diary, skills) : null;
  const lengths = lengthsAround(minutesOf(line));

  return (
    <Dialog title={`Move ${clientOf(visit)}`} isOpen onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (!placement) return;
          onClose();
          if (isChanged) onPut(placement);
        }}
      >
        {visit.lines.length > 1 && (
          <SelectField
            label="Service"
            hint="The visit moves as a whole; person and length are this service’s."
            value={line._id}
            onChange={(event) => {
              const next = visit.lines.find(({ _id }) => _id === event.target.value);
              setChosenId(event.target.value);
              setStaffId(next?.staffId ?? staffId);
              setMinutes(next ? minutesOf(next) : minutes);
            }}
          >
            {visit.lines.map(({ _id, title, startsAt }) => (
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
            disabled={!visit.can.move}
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
          <Field
            label="Begins at"
            type="time"
            step={300}
            required
            disabled={!visit.can.move}
            value={time}
            onChange={(event) => setTime(event.target.value)}
          />
        </Pair>
        <Pair>
          <SelectField
            label="With"
            disabled={!visit.can.move}
            value={staffId}
            onChange={(event) => setStaffId(event.target.value)}
          >
            {diary.people
              .filter(({ _id, isActive }) => isActive || _id === staffId)
              .map(({ _id, name }) => (
                <option key={_id} value={_id}>
                  {name}
                  {skills?.get(_id)?.has(line.serviceId) === false && ' (does not do it)'}
                </option>
              ))}
          </SelectField>
          <SelectField
            label="Length"
            disabled={!visit.can.resize}
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
              {objection ? objectionWords(objection, diary.people, timeZone) : 'Nothing is in the way.'}
            </>
          )}
        </Verdict>
        <DialogWays>
          <Button variant="ghost" onClick={onClose}>
            Leave it
          </Button>
          <Button type="submit" disabled={!isChanged}>
            Move it
          </Button>
        </DialogWays>
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
