import styled from 'styled-components';
import { alternativesOf } from '../../api/alternatives-of';
import { type ProblemError } from '../../api/problem';
import { type SentenceOf, useSentenceOf } from '../../api/use-sentence-of';
import { useFormats } from '../../ui/use-formats';
import { paths } from '../../lib/paths';
import { Alert } from '../../ui/alert';
import { Button, LinkButton } from '../../ui/button';
import { useFocusOnChange } from '../../ui/use-focus-on-change';
import { AlternativeTimes } from './alternative-times';
import { SendLinkAgain } from './send-link-again';
import { bookingProblemSentences } from './booking-problem-sentences';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);

  button,
  a {
    background: var(--surface);
    color: var(--text);
  }
`;

/** What the client can put right in a moment. */
const MILD = new Set(['client-busy', 'verify-first']);

const sentences = {
  ...bookingProblemSentences,
  'client-busy': 'You already have a booking at that time. Move that one, or choose another time.',
  'terms-changed': 'Your booking was not moved. Check the new price and length below, then confirm again.',
  'too-many-holds':
    'You are already holding as many times as you can. Finish that booking, or wait a few minutes.',
  'verify-first':
    'You can have one upcoming booking until you confirm your email address. Open the link in our email, then press Confirm booking again: what you typed is saved.',
  'idempotency-key-reused': 'That did not go through. Please try again.',
  unauthenticated: 'You have been logged out. Log in again: your choices are saved.',
};

function sentenceFor(sentenceOf: SentenceOf, problem: ProblemError): string {
  // Mistakes in what was typed are marked in the form; anything else wrong is the choice itself, which the salon has changed.
  if (
    problem.code === 'invalid-input' &&
    !('phone' in problem.fieldErrors || 'note' in problem.fieldErrors)
  ) {
    return 'The salon has changed what you chose, or the time has passed. Please choose again.';
  }
  return sentenceOf(problem, sentences);
}

/**
 * Why a time could not be booked, and what to do instead: the nearest free times, the client's other booking, another time.
 * It takes the focus, since the button that was pressed has no answer of its own.
 */
export function BookingProblem({
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
  const { formatTime } = useFormats();
  const sentenceOf = useSentenceOf();
  const ref = useFocusOnChange<HTMLDivElement>(problem);

  const isTaken = problem.code === 'slot-taken';
  const alternatives = isTaken ? alternativesOf(problem) : [];
  const title =
    isTaken && wanted
      ? `${formatTime(wanted, timeZone)} was just taken`
      : problem.code === 'terms-changed'
        ? 'The price or the length has changed'
        : 'Your booking isn’t confirmed yet';

  return (
    <Alert ref={ref} tone={isTaken || MILD.has(problem.code) ? 'warning' : 'danger'} title={title}>
      <p>
        {!isTaken
          ? sentenceFor(sentenceOf, problem)
          : alternatives.length > 0
            ? 'The closest free times:'
            : 'There are no other free times nearby. Choose another day: what you typed is saved.'}
      </p>
      <Actions>
        <AlternativeTimes times={alternatives} wanted={wanted} timeZone={timeZone} onTime={onTime} />
        {problem.code === 'client-busy' && (
          <LinkButton variant="ghost" size="small" to={paths.dashboardBooking}>
            See my bookings
          </LinkButton>
        )}
        {problem.code === 'verify-first' && <SendLinkAgain />}
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
      </Actions>
    </Alert>
  );
}
