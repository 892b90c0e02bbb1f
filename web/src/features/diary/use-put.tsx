import { useRef, useState } from 'react';
import type { SWRResponse } from 'swr';
import styled from 'styled-components';
import { asProblem, sentenceOf, type ProblemError } from '../../api/problem';
import { formatShortDay, formatTime, localDay } from '../../lib/format-date';
import { formatDuration } from '../../lib/format-duration';
import { Button } from '../../ui/button';
import { toast } from '../../ui/toaster';
import { changesOf } from './changes';
import type { Diary, DiaryPerson } from './models';
import { putVisit, useForgetTimes } from './mutations';
import {
  isElsewhere,
  isInSight,
  minutesOf,
  objectionTo,
  placed,
  withPlaced,
  type Placement,
} from './placing';
import type { Refusal } from './refusal-dialog';
import { clientOf, objectionWords } from './words';

const Slip = styled.span`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  margin-block: -6px;
  margin-inline-end: -12px;
`;

/** How long a move can be taken back from its note. */
const undoMs = 8000;

const noteId = 'diary-undo';

/** Long enough for the answer to be drawn; afterwards the focus is wherever she puts it. */
const focusMs = 3000;

/** Puts visits elsewhere: shown at once, sent, taken back when it is refused, and undone on demand. */
export function usePut({
  answer,
  people,
  skills,
}: {
  answer: SWRResponse<Diary, ProblemError>;
  people: readonly DiaryPerson[];
  skills: ReadonlyMap<string, ReadonlySet<string>> | null;
}) {
  const forgetTimes = useForgetTimes();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [focusKey, setFocusKey] = useState<string | null>(null);
  const keepFocus = (key: string) => {
    setFocusKey(key);
    window.setTimeout(() => setFocusKey((kept) => (kept === key ? null : kept)), focusMs);
  };
  const lastUndo = useRef<(() => void) | null>(null);

  /** Sends it and shows it meanwhile; answers the version that the visit has now. */
  const send = async (placement: Placement, version: number, allowOutsideHours: boolean) => {
    let known = version;
    const after = placed(placement);
    const optimistic = (current: Diary | undefined) => current && withPlaced(current, named(after, people));
    await answer.mutate(
      async () => {
        known = await putVisit(placement, { version, allowOutsideHours });
        return undefined;
      },
      {
        optimisticData: (current, displayed) => optimistic(current ?? displayed) as Diary,
        rollbackOnError: true,
        populateCache: false,
      },
    );
    void forgetTimes();
    return known;
  };

  const put = (placement: Placement, { allowOutsideHours = false } = {}) => {
    const diary = answer.data;
    if (!diary || !isElsewhere(placement)) return;
    const { visit, line } = placement;
    const objection = objectionTo(placed(placement), diary, skills);
    // What is taken may have become free meanwhile, so the server is asked; hours are the salon's own to break.
    if (objection?.kind === 'outside' && !allowOutsideHours && isInSight(placement, diary)) {
      setRefusal({ kind: 'outside', placement, words: objectionWords(objection, people, diary.timeZone) });
      return;
    }
    keepFocus(line._id);
    void (async () => {
      try {
        const version = await send(placement, visit.version, allowOutsideHours);
        offerUndo(placement, version, diary.timeZone);
      } catch (thrown) {
        const problem = asProblem(thrown);
        if (problem.code !== 'stale-change') return setRefusal({ kind: 'problem', placement, problem });
        const fresh = await answer.mutate();
        const now = fresh?.visits.find(({ _id }) => _id === visit._id);
        setRefusal({ kind: 'stale', placement, changes: changesOf(visit, now, diary.timeZone) });
      }
    })();
  };

  const offerUndo = (placement: Placement, version: number, timeZone: string) => {
    const { visit, line } = placement;
    const moved = placed(placement);
    const back = async () => {
      lastUndo.current = null;
      toast.dismiss(noteId);
      const movedLine = moved.lines.find(({ _id }) => _id === line._id);
      if (!movedLine) return;
      try {
        const from: Placement = {
          visit: { ...moved, version },
          line: movedLine,
          startsAtMs: Date.parse(line.startsAt),
          staffId: line.staffId,
          minutes: minutesOf(line),
        };
        // Where it came from it may stand again, whatever the hours are.
        await send(from, version, true);
        keepFocus(line._id);
        toast.success(`${clientOf(visit)} is back at ${formatTime(visit.startsAt, timeZone)}.`);
      } catch (thrown) {
        toast.error(`It could not be undone. ${sentenceOf(asProblem(thrown))}`);
        void answer.mutate();
      }
    };
    const undo = () => void back();
    toast.success(
      <Slip>
        {sentenceFor(placement, people, timeZone)}
        <Button variant="quiet" size="small" onClick={undo}>
          Undo
        </Button>
      </Slip>,
      // Only the last move can be undone, so its note takes the place of the one before.
      { duration: undoMs, id: noteId },
    );
    lastUndo.current = undo;
    window.setTimeout(() => {
      if (lastUndo.current === undo) lastUndo.current = null;
    }, undoMs);
  };

  return {
    put,
    refusal,
    focusKey,
    forgive: () => setRefusal(null),
    undo: () => lastUndo.current?.(),
  };
}

/** A line that somebody else takes over carries her name at once. */
const named = (visit: ReturnType<typeof placed>, people: readonly DiaryPerson[]) => ({
  ...visit,
  lines: visit.lines.map((line) => ({
    ...line,
    staffName: people.find(({ _id }) => _id === line.staffId)?.name ?? line.staffName,
  })),
});

function sentenceFor(placement: Placement, people: readonly DiaryPerson[], timeZone: string): string {
  const { visit, line, staffId, minutes } = placement;
  const moved = placed(placement);
  const name = people.find(({ _id }) => _id === staffId)?.name ?? line.staffName;
  const time = formatTime(moved.startsAt, timeZone);
  const isMoved = moved.startsAt !== visit.startsAt || staffId !== line.staffId;
  const isSameDay = localDay(moved.startsAt, timeZone) === localDay(visit.startsAt, timeZone);
  if (!isMoved) return `${clientOf(visit)}: ${formatDuration(minutes)} now.`;
  const when = isSameDay ? time : `${formatShortDay(moved.startsAt, timeZone)}, ${time}`;
  return `${clientOf(visit)}: ${when} with ${name}.`;
}
