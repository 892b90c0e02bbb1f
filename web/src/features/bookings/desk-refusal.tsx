import styled from 'styled-components';
import { alternativesOf } from '../../api/alternatives-of';
import { sentenceOf, type ProblemError } from '../../api/problem';
import { formatShortDay, formatTime } from '../../lib/format-date';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { useAttention } from '../../ui/use-attention';
import { changeSentences } from './change-sentences';

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);

  button {
    background: var(--surface);
    color: var(--text);
  }
`;

/** Why the desk could not have a time, with what can be done about it. It takes the focus from the button that was pressed. */
export function DeskRefusal({
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
  /** What the button says that does it although nobody works then. */
  anyway: string;
  onTime: (startsAt: string) => void;
  onAnyway: () => void;
}) {
  const ref = useAttention<HTMLDivElement>(problem);

  const isOutside = problem.code === 'outside-hours';
  const others = alternativesOf(problem);
  return (
    <Alert ref={ref} tone={isOutside || problem.code === 'slot-taken' ? 'warning' : 'danger'} title={title}>
      <p>{problem.fieldErrors['lines'] ?? sentenceOf(problem, changeSentences)}</p>
      {(others.length > 0 || isOutside) && (
        <Ways>
          {others.map((start) => (
            <Button key={start} variant="ghost" size="small" onClick={() => onTime(start)}>
              {formatShortDay(start, timeZone)}, {formatTime(start, timeZone)}
            </Button>
          ))}
          {isOutside && (
            <Button variant="ghost" size="small" onClick={onAnyway}>
              {anyway}
            </Button>
          )}
        </Ways>
      )}
    </Alert>
  );
}
