import styled from 'styled-components';
import { alternativesOf } from '../../api/alternatives-of';
import { sentenceOf, type ProblemError } from '../../api/problem';
import { formatShortDay, formatTime, localDay } from '../../lib/format-date';
import { paths } from '../../lib/paths';
import { Alert } from '../../ui/alert';
import { Button, LinkButton } from '../../ui/button';
import { useAttention } from '../../ui/use-attention';
import { changeSentences } from './change-sentences';

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);

  button,
  a {
    background: var(--surface);
    color: var(--text);
  }
`;

const sentences = {
  ...changeSentences,
  'client-busy': 'You already have a visit with us at that time. Move that one, or choose another time.',
  'too-many-holds': 'You are holding several times already. Wait a few minutes, or finish one of them.',
  'idempotency-key-reused': 'This did not go through. Please press the button once more.',
  unauthenticated: 'You have been logged out meanwhile. Log in again; everything you chose is kept.',
};

function sentenceFor(problem: ProblemError): string {
  // What she typed is marked beside the form; anything else wrong is the choice itself, which the salon has changed.
  if (
    problem.code === 'invalid-input' &&
    !('phone' in problem.fieldErrors || 'note' in problem.fieldErrors)
  ) {
    return 'The salon has changed what you chose, or the time has gone by. Choose again.';
  }
  return sentenceOf(problem, sentences);
}

/**
 * Why a time could not be had, and what to do instead: the nearest free times, the visit in the way, another time.
 * It takes the focus, since the button that was pressed has no answer of its own.
 */
export function RefusalAlert({
  problem,
  wanted,
  timeZone,
  loginPath,
  onTime,
  onRetry,
  onOtherTime,
}: {
  problem: ProblemError;
  wanted: string | null;
  timeZone: string;
  loginPath?: string;
  onTime: (startsAt: string) => void;
  /** Offered for a failure that may pass. */
  onRetry?: () => void;
  /** Absent where other times are on the same screen. */
  onOtherTime?: () => void;
}) {
  const ref = useAttention<HTMLDivElement>(problem);

  const isTaken = problem.code === 'slot-taken';
  const alternatives = isTaken ? alternativesOf(problem) : [];
  const wantedDay = wanted && localDay(wanted, timeZone);
  const nameTime = (start: string) =>
    localDay(start, timeZone) === wantedDay
      ? formatTime(start, timeZone)
      : `${formatShortDay(start, timeZone)}, ${formatTime(start, timeZone)}`;
  const title =
    isTaken && wanted ? `${formatTime(wanted, timeZone)} was just taken` : 'This could not be booked yet';

  return (
    <Alert ref={ref} tone={isTaken || problem.code === 'client-busy' ? 'warning' : 'danger'} title={title}>
      <p>
        {!isTaken
          ? sentenceFor(problem)
          : alternatives.length > 0
            ? 'The closest free times:'
            : 'No other time is free near it. Choose another day; what you typed is kept.'}
      </p>
      <Ways>
        {alternatives.map((start) => (
          <Button key={start} variant="ghost" size="small" onClick={() => onTime(start)}>
            {nameTime(start)}
          </Button>
        ))}
        {problem.code === 'client-busy' && (
          <LinkButton variant="ghost" size="small" to={paths.dashboardBooking}>
            See my bookings
          </LinkButton>
        )}
        {problem.code === 'unauthenticated' && loginPath && (
          <LinkButton variant="ghost" size="small" to={loginPath}>
            Log in
          </LinkButton>
        )}
        {onRetry && (problem.status === 0 || problem.status === 429 || problem.status >= 500) && (
          <Button variant="ghost" size="small" onClick={onRetry}>
            Try again
          </Button>
        )}
        {onOtherTime && (
          <Button variant="ghost" size="small" onClick={onOtherTime}>
            Choose another time
          </Button>
        )}
      </Ways>
    </Alert>
  );
}
