import { useState } from 'react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import styled from 'styled-components';
import { localDay } from '../../lib/format-date';
import { instantOf, wallMinuteOf } from '../../lib/zone';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/field';
import { Icon } from '../../ui/icon';
import type { Diary, DiaryVisit } from './models';
import { isElsewhere, isInSight, objectionTo, placed, placementOf, type Placement } from './placing';
import { minuteOfText, wallSpanOf } from './wall-span';
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
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
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

/** The plain way to move a visit: no dragging, no keys to know. */
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
  const line = visit.lines.find(({ _id }) => _id === lineId) ?? visit.lines[0];
  const [day, setDay] = useState(() => localDay(visit.startsAt, timeZone));
  const [time, setTime] = useState(() => wallSpanOf(visit, timeZone).from);
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
        };
  const isKnown = placement !== null && isInSight(placement, diary);
  const isChanged = placement !== null && isElsewhere(placement);
  const objection = isChanged && isKnown ? objectionTo(placed(placement), diary, skills) : null;

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
        <Verdict role="status" data-objection={objection ? true : undefined}>
          {isChanged && isKnown && (
            <>
              <Icon of={objection ? CircleAlert : CircleCheck} />
              {objection ? objectionWords(objection, diary.people, timeZone) : 'Nothing is in the way.'}
            </>
          )}
        </Verdict>
        <Ways>
          <Button variant="ghost" onClick={onClose}>
            Leave it
          </Button>
          <Button type="submit" disabled={!isChanged}>
            Move it
          </Button>
        </Ways>
      </Form>
    </Dialog>
  );
}
