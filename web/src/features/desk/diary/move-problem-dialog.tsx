import { alternativesOf } from '../../../api/alternatives-of';
import { type ProblemError } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { Button } from '../../../ui/button';
import { ButtonRow, DialogActions } from '../../../ui/button-row';
import { Dialog } from '../../../ui/dialog';
import { Stack } from '../../../ui/layout';
import { AlternativeTimes } from '../../booking/bookings/alternative-times';
import { fullPoolsText } from '../../booking/bookings/full-pools';
import { WhyNot, type WayIn } from '../../booking/obstacles/why-not';
import type { Placement } from '../diary-model/placement';
import { useDiaryTexts } from '../diary-model/use-diary-texts';
import { inSentence } from '../../../words/in-sentence';
import { bookings } from '../../../words/bookings.gen';
import { shell } from '../../../words/shell.gen';
import type { DiaryWords } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';
import { clientName } from '../../booking/bookings/client-name';

const sentencesIn = (words: DiaryWords) => ({
  'not-possible': words.cannotBeMoved(),
  'client-busy': words.clientBusy(),
  'not-found': words.bookingGone(),
});

/** The reason why a booking was not moved. */
export type MoveProblem = { placement: Placement } & (
  | { kind: 'outside'; reason: string }
  | { kind: 'stale'; changes: readonly string[] }
  | { kind: 'problem'; problem: ProblemError }
);

/** Explains why a booking was not moved, and offers alternatives. The booking stays where it was. */
export function MoveProblemDialog({
  problem: moveProblem,
  timeZone,
  onTime,
  onWayIn,
  onAnyway,
  onClose,
}: {
  problem: MoveProblem;
  timeZone: string;
  /** Called with another start for the whole booking. */
  onTime: (startsAt: string) => void;
  /** Called with another person or start, for a booking of one service. */
  onWayIn: (way: WayIn) => void;
  onAnyway: () => void;
  onClose: () => void;
}) {
  const {
    words,
    formats: { formatTime },
  } = useDiaryTexts();
  const buttons = useWords(shell);
  const sentenceOf = useSentenceOf();
  const { placement } = moveProblem;
  const name = <bdi>{clientName(useWords(bookings), placement.booking)}</bdi>;
  const wanted = formatTime(new Date(placement.startsAtMs), timeZone);
  if (moveProblem.kind === 'outside') {
    return (
      <Dialog title={words.outsideHours()} isOpen onClose={onClose}>
        <Stack>
          <p>{inSentence(words.canStillMove, { reason: moveProblem.reason, time: wanted, name })}</p>
          <DialogActions>
            <Button variant="ghost" onClick={onClose}>
              {buttons.cancel()}
            </Button>
            <Button onClick={onAnyway}>{words.moveAnyway()}</Button>
          </DialogActions>
        </Stack>
      </Dialog>
    );
  }
  if (moveProblem.kind === 'stale') {
    return (
      <Dialog title={words.someoneChanged()} isOpen onClose={onClose}>
        <Stack>
          <p>{inSentence(words.changedMeanwhile, { name })}</p>
          <ul>
            {moveProblem.changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          <p>{words.latestShown()}</p>
          <DialogActions>
            <Button onClick={onClose}>{words.ok()}</Button>
          </DialogActions>
        </Stack>
      </Dialog>
    );
  }
  const { problem } = moveProblem;
  // For the server, the booking's own time counts as free, so it is among them.
  const alternatives = alternativesOf(problem).filter(
    (start) => start !== placement.booking.startsAt || placement.staffId !== placement.line.staffId,
  );
  const isTaken = problem.code === 'slot-taken';
  const isForSeveral = placement.booking.lines.length > 1;
  const fullPools = fullPoolsText(problem);
  return (
    <Dialog
      title={isTaken ? words.timeNotFree({ time: wanted }) : words.couldNotMove()}
      isOpen
      onClose={onClose}
    >
      <Stack>
        <p>
          {!isTaken
            ? sentenceOf(problem, sentencesIn(words))
            : inSentence(alternatives.length > 0 ? words.closestTimes : words.noTimesNearby, { name })}
        </p>
        {isForSeveral && fullPools !== null && <p>{fullPools}</p>}
        {/* If only one of several services was moved, the question would be a different one. */}
        {isTaken && !isForSeveral && (
          <WhyNot
            asked={{ booking: placement.booking._id, staff: placement.staffId }}
            startsAt={new Date(placement.startsAtMs).toISOString()}
            timeZone={timeZone}
            onWayIn={onWayIn}
          />
        )}
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
            {buttons.cancel()}
          </Button>
          {(problem.status === 0 || problem.status >= 500) && (
            <Button onClick={onAnyway}>{buttons.tryAgain()}</Button>
          )}
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
