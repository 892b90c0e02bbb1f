import styled from 'styled-components';
import { alternativesOf, isTimeGone } from '../../../api/alternatives-of';
import { type ProblemError } from '../../../api/problem';
import { useMailReach } from '../../../api/use-mail-reach';
import { useSalon } from '../../../api/use-salon';
import { type SentenceOf, useSentenceOf } from '../../../api/use-sentence-of';
import { useFormats } from '../../../ui/use-formats';
import { paths } from '../../../lib/paths';
import { phoneUrl } from '../../../lib/phone-url';
import { Alert } from '../../../ui/alert';
import { Button, LinkButton, OutsideLinkButton } from '../../../ui/button';
import { useFocusOnChange } from '../../../ui/use-focus-on-change';
import { bookings } from '../../../words/bookings.gen';
import { noMail } from '../../../words/no-mail.gen';
import { shell } from '../../../words/shell.gen';
import type { BookingsWords } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';
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

/** Problems that the client can fix in a moment. */
const mild = new Set(['book-by-phone', 'client-busy', 'verify-first']);

const sentencesIn = (words: BookingsWords) => ({
  ...bookingProblemSentences(words),
  'client-busy': words.youAreBusy(),
  'terms-changed': words.notMovedTermsChanged(),
  'too-many-holds': words.tooManyHolds(),
  'verify-first': words.verifyFirst(),
  'idempotency-key-reused': words.didNotGoThrough(),
  unauthenticated: words.loggedOut(),
});

function sentenceFor(words: BookingsWords, sentenceOf: SentenceOf, problem: ProblemError): string {
  // The form marks errors in its fields; any other error means that the salon has changed its offer.
  if (
    problem.code === 'invalid-input' &&
    !('phone' in problem.fieldErrors || 'note' in problem.fieldErrors)
  ) {
    return words.chooseAgain();
  }
  return sentenceOf(problem, sentencesIn(words));
}

/**
 * Explains why a time could not be booked, and offers alternatives: the nearest free times, the client's other booking,
 * another time. Takes the focus, since the pressed button shows no result itself.
 */
export function BookingProblem({
  problem,
  wanted,
  isNewBooking = false,
  isOwnHold = false,
  timeZone,
  loginPath,
  onTime,
  onRetry,
  onOtherTime,
}: {
  problem: ProblemError;
  wanted: string | null;
  /** Left out for a booking that is moved. */
  isNewBooking?: boolean;
  /** The client holds the time in another tab. */
  isOwnHold?: boolean;
  timeZone: string;
  loginPath?: string;
  onTime: (startsAt: string) => void;
  /** Offered for a failure that may pass. */
  onRetry?: () => void;
  /** Absent if other times are on the same screen. */
  onOtherTime?: () => void;
}) {
  const words = useWords(bookings);
  const general = useWords(shell);
  const noMailWords = useWords(noMail);
  const { formatTime } = useFormats();
  const sentenceOf = useSentenceOf();
  const reach = useMailReach();
  const { data: salon } = useSalon();
  const ref = useFocusOnChange<HTMLDivElement>(problem);

  const isTaken = problem.code === 'slot-taken';
  const isGone = isTimeGone(problem);
  const alternatives = isGone ? alternativesOf(problem) : [];
  const hasOtherTerms = problem.code === 'terms-changed';
  const isMild = isGone || (hasOtherTerms && isNewBooking) || mild.has(problem.code);
  const title =
    isTaken && wanted
      ? (isOwnHold ? words.youHoldThis : words.wasJustTaken)({ time: formatTime(wanted, timeZone) })
      : hasOtherTerms && !isNewBooking
        ? words.termsHaveChanged()
        : problem.code === 'book-by-phone'
          ? words.pleaseCallUs()
          : words.notConfirmedYet();

  return (
    <Alert ref={ref} tone={isMild ? 'warning' : 'danger'} title={title}>
      <p>
        {!isTaken
          ? problem.code === 'verify-first' && reach !== 'people'
            ? noMailWords[reach === 'demo' ? 'oneBookingInDemo' : 'oneBooking']()
            : hasOtherTerms && isNewBooking
              ? words.notBookedTermsChanged()
              : sentenceFor(words, sentenceOf, problem)
          : isOwnHold
            ? words.confirmInOtherTab()
            : alternatives.length > 0
              ? words.closestFreeTimes()
              : words.noneNearby()}
      </p>
      <Actions>
        <AlternativeTimes times={alternatives} wanted={wanted} timeZone={timeZone} onTime={onTime} />
        {problem.code === 'book-by-phone' && salon?.phone && (
          <OutsideLinkButton variant="ghost" size="small" href={phoneUrl(salon.phone)}>
            <bdi dir="ltr">{salon.phone}</bdi>
          </OutsideLinkButton>
        )}
        {problem.code === 'client-busy' && (
          <LinkButton variant="ghost" size="small" to={paths.dashboardBooking}>
            {words.seeMyBookings()}
          </LinkButton>
        )}
        {problem.code === 'verify-first' && reach === 'people' && <SendLinkAgain />}
        {problem.code === 'unauthenticated' && loginPath && (
          <LinkButton variant="ghost" size="small" to={loginPath}>
            {words.logIn()}
          </LinkButton>
        )}
        {onRetry && (problem.status === 0 || problem.status === 429 || problem.status >= 500) && (
          <Button variant="ghost" size="small" onClick={onRetry}>
            {general.tryAgain()}
          </Button>
        )}
        {onOtherTime && problem.code !== 'book-by-phone' && (
          <Button variant="ghost" size="small" onClick={onOtherTime}>
            {words.chooseAnotherTime()}
          </Button>
        )}
      </Actions>
    </Alert>
  );
}
