import styled from 'styled-components';
import { alternativesOf } from '../../api/alternatives-of';
import { sentenceOf, type ProblemError } from '../../api/problem';
import { formatShortDay, formatTime, localDay } from '../../lib/format-date';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import type { Placement } from './placing';
import { clientOf } from './words';

const Whole = styled.div`
  display: grid;
  gap: var(--s-4);
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
`;
const Ends = styled(Ways)`
  justify-content: flex-end;
`;

const sentences = {
  'not-possible': 'It has begun or is over, and stays where it is.',
  'client-busy': 'The same client has another visit at that time.',
  'not-found': 'It is no longer in the book.',
};

/** Why a visit could not be put somewhere. */
export type Refusal = { placement: Placement } & (
  | { kind: 'outside'; words: string }
  | { kind: 'stale'; changes: readonly string[] }
  | { kind: 'problem'; problem: ProblemError }
);

/** A visit could not be put there: why, and what can be done instead. It lies where it was. */
export function RefusalDialog({
  refusal,
  timeZone,
  onTime,
  onAnyway,
  onClose,
}: {
  refusal: Refusal;
  timeZone: string;
  /** Another start of the whole visit. */
  onTime: (startsAt: string) => void;
  onAnyway: () => void;
  onClose: () => void;
}) {
  const { placement } = refusal;
  const wanted = formatTime(new Date(placement.startsAtMs), timeZone);
  const wantedDay = localDay(new Date(placement.startsAtMs), timeZone);
  const nameTime = (start: string) =>
    localDay(start, timeZone) === wantedDay
      ? formatTime(start, timeZone)
      : `${formatShortDay(start, timeZone)}, ${formatTime(start, timeZone)}`;

  if (refusal.kind === 'outside') {
    return (
      <Dialog title="Outside working hours" isOpen onClose={onClose}>
        <Whole>
          <p>
            {refusal.words}: {wanted}. {clientOf(placement.visit)} can still be put there if somebody will be
            in the salon.
          </p>
          <Ends>
            <Button variant="ghost" onClick={onClose}>
              Leave it
            </Button>
            <Button onClick={onAnyway}>Put it there</Button>
          </Ends>
        </Whole>
      </Dialog>
    );
  }
  if (refusal.kind === 'stale') {
    return (
      <Dialog title="Somebody else was faster" isOpen onClose={onClose}>
        <Whole>
          <p>The visit of {clientOf(placement.visit)} was changed while you had it in your hand:</p>
          <ul>
            {refusal.changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          <p>The diary shows it as it is now.</p>
          <Ends>
            <Button onClick={onClose}>Look again</Button>
          </Ends>
        </Whole>
      </Dialog>
    );
  }
  const { problem } = refusal;
  // The server leaves the visit itself out of the way, so where it lies now is among them.
  const alternatives = alternativesOf(problem).filter(
    (start) => start !== placement.visit.startsAt || placement.staffId !== placement.line.staffId,
  );
  const isTaken = problem.code === 'slot-taken';
  return (
    <Dialog title={isTaken ? `${wanted} is not free` : 'It could not be moved'} isOpen onClose={onClose}>
      <Whole>
        <p>
          {!isTaken
            ? sentenceOf(problem, sentences)
            : alternatives.length > 0
              ? `${clientOf(placement.visit)} stays where she was. The closest free times:`
              : `${clientOf(placement.visit)} stays where she was; no other time near it is free.`}
        </p>
        {alternatives.length > 0 && (
          <Ways>
            {alternatives.map((start) => (
              <Button key={start} variant="ghost" size="small" onClick={() => onTime(start)}>
                {nameTime(start)}
              </Button>
            ))}
          </Ways>
        )}
        <Ends>
          <Button variant="ghost" onClick={onClose}>
            Leave it
          </Button>
          {(problem.status === 0 || problem.status >= 500) && <Button onClick={onAnyway}>Try again</Button>}
        </Ends>
      </Whole>
    </Dialog>
  );
}
