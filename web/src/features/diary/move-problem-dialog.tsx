import { alternativesOf } from '../../api/alternatives-of';
import { type ProblemError } from '../../api/problem';
import { useSentenceOf } from '../../api/use-sentence-of';
import { useFormats } from '../../ui/use-formats';
import { Button } from '../../ui/button';
import { ButtonRow, DialogActions } from '../../ui/button-row';
import { Dialog } from '../../ui/dialog';
import { Stack } from '../../ui/layout';
import { AlternativeTimes } from '../bookings/alternative-times';
import type { Placement } from '../diary-model/placement';
import { clientName } from '../bookings/client-name';
import { bookings } from '../../words/bookings.gen';
import { useWords } from '../../words/use-words';

const sentences = {
  'not-possible': 'This booking has started or is over, so it cannot be moved.',
  'client-busy': 'The client has another booking at that time.',
  'not-found': 'This booking no longer exists.',
};

/** Why a booking was not moved. */
export type MoveProblem = { placement: Placement } & (
  | { kind: 'outside'; reason: string }
  | { kind: 'stale'; changes: readonly string[] }
  | { kind: 'problem'; problem: ProblemError }
);

/** Why a booking was not moved, and what can be done instead. It stays where it was. */
export function MoveProblemDialog({
  problem: moveProblem,
  timeZone,
  onTime,
  onAnyway,
  onClose,
}: {
  problem: MoveProblem;
  timeZone: string;
  /** Another start of the whole booking. */
  onTime: (startsAt: string) => void;
  onAnyway: () => void;
  onClose: () => void;
}) {
  const words = useWords(bookings);
  const { formatTime } = useFormats();
  const sentenceOf = useSentenceOf();
  const { placement } = moveProblem;
  const wanted = formatTime(new Date(placement.startsAtMs), timeZone);
  if (moveProblem.kind === 'outside') {
    return (
      <Dialog title="Outside working hours" isOpen onClose={onClose}>
        <Stack>
          <p>
            {moveProblem.reason}: {wanted}. You can still move {clientName(words, placement.booking)} there if
            someone will be in the salon.
          </p>
          <DialogActions>
            <Button variant="ghost" onClick={onClose}>
              Cancel
            </Button>
            <Button onClick={onAnyway}>Move anyway</Button>
          </DialogActions>
        </Stack>
      </Dialog>
    );
  }
  if (moveProblem.kind === 'stale') {
    return (
      <Dialog title="Someone else changed this booking" isOpen onClose={onClose}>
        <Stack>
          <p>The booking for {clientName(words, placement.booking)} changed while you were moving it:</p>
          <ul>
            {moveProblem.changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          <p>The diary now shows the latest version.</p>
          <DialogActions>
            <Button onClick={onClose}>OK</Button>
          </DialogActions>
        </Stack>
      </Dialog>
    );
  }
  const { problem } = moveProblem;
  // The booking itself counts as free for the server, so its current time is among them.
  const alternatives = alternativesOf(problem).filter(
    (start) => start !== placement.booking.startsAt || placement.staffId !== placement.line.staffId,
  );
  const isTaken = problem.code === 'slot-taken';
  return (
    <Dialog
      title={isTaken ? `${wanted} is not free` : 'We couldn’t move the booking'}
      isOpen
      onClose={onClose}
    >
      <Stack>
        <p>
          {!isTaken
            ? sentenceOf(problem, sentences)
            : alternatives.length > 0
              ? `${clientName(words, placement.booking)} was not moved. The closest free times:`
              : `${clientName(words, placement.booking)} was not moved. There are no other free times nearby.`}
        </p>
        {alternatives.length > 0 && (
          <ButtonRow>
            <AlternativeTimes
              times={alternatives}
              wanted={new Date(placement.startsAtMs)}
              timeZone={timeZone}
              onTime={onTime}
            />
          </ButtonRow>
        )}
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          {(problem.status === 0 || problem.status >= 500) && <Button onClick={onAnyway}>Try again</Button>}
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
