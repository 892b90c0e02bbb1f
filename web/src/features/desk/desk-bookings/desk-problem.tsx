import styled from 'styled-components';
import { alternativesOf } from '../../../api/alternatives-of';
import { type ProblemError } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { useFocusOnChange } from '../../../ui/use-focus-on-change';
import { AlternativeTimes } from '../../booking/bookings/alternative-times';
import { fullPoolsText } from '../../booking/bookings/full-pools';
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

/** Explains why the desk could not book a time, and offers a way out. Takes the focus from the pressed button. */
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
  /** Label of the button for booking outside working hours. */
  anyway: string;
  onTime: (startsAt: string) => void;
  onAnyway: () => void;
}) {
  const sentences = useBookingProblemSentences();
  const sentenceOf = useSentenceOf();
  const ref = useFocusOnChange<HTMLDivElement>(problem);

  const isOutside = problem.code === 'outside-hours';
  // Ending after midnight can't be confirmed, as the response says.
  const canConfirm = isOutside && problem.extras['canConfirm'] !== false;
  const others = alternativesOf(problem);
  return (
    <Alert ref={ref} tone={isOutside || problem.code === 'slot-taken' ? 'warning' : 'danger'} title={title}>
      <p>
        {problem.fieldErrors['lines'] ??
          fullPoolsText(problem) ??
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
