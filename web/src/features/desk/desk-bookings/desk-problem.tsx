import styled from 'styled-components';
import { alternativesOf } from '../../../api/alternatives-of';
import { type ProblemError } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { useFocusOnChange } from '../../../ui/use-focus-on-change';
import { AlternativeTimes } from '../../booking/bookings/alternative-times';
import { useBookingProblemSentences } from '../../booking/bookings/booking-problem-sentences';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);

  button {
    background: var(--surface);
    color: var(--text);
  }
`;

/** Why the desk could not book a time, with what can be done about it. It takes the focus from the button that was pressed. */
export function DeskProblem({
  problem,
  title,
  timeZone,
  anyway,
  onTime,
  onAnyway,
}: {
  problem: ProblemError;
  title: string;
  timeZone: string;
  /** The label of the button that books outside working hours. */
  anyway: string;
  onTime: (startsAt: string) => void;
  onAnyway: () => void;
}) {
  const sentences = useBookingProblemSentences();
  const sentenceOf = useSentenceOf();
  const ref = useFocusOnChange<HTMLDivElement>(problem);

  const isOutside = problem.code === 'outside-hours';
  // A booking that would end after midnight is refused for good, and the answer says so.
  const canConfirm = isOutside && problem.extras['canConfirm'] !== false;
  const others = alternativesOf(problem);
  return (
    <Alert ref={ref} tone={isOutside || problem.code === 'slot-taken' ? 'warning' : 'danger'} title={title}>
      <p>
        {problem.fieldErrors['lines'] ??
          (isOutside && problem.detail ? problem.detail : sentenceOf(problem, sentences))}
      </p>
      {(others.length > 0 || canConfirm) && (
        <Actions>
          <AlternativeTimes times={others} wanted={null} timeZone={timeZone} onTime={onTime} />
          {canConfirm && (
            <Button variant="ghost" size="small" onClick={onAnyway}>
              {anyway}
            </Button>
          )}
        </Actions>
      )}
    </Alert>
  );
}
