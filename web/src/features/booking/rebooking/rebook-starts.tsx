import { useState } from 'react';
import styled from 'styled-components';
import { useAction } from '../../../api/use-action';
import { useApi } from '../../../api/use-api';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { randomId } from '../../../lib/random-id';
import { Unanswered } from '../../../ui/answered';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Skeleton } from '../../../ui/skeleton';
import { toast } from '../../../ui/toast';
import { useFormats } from '../../../ui/use-formats';
import { rebooking } from '../../../words/rebooking.gen';
import { bookings } from '../../../words/bookings.gen';
import { useWords } from '../../../words/use-words';
import { attemptFor, type Attempt } from '../bookings/attempt';
import { useBookingProblemSentences } from '../bookings/booking-problem-sentences';
import type { Booking } from '../bookings/models';
import { useRebook } from './use-rebook';

const Starts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: var(--s-2);

  button {
    border-radius: var(--r-2);
  }
`;

/** Times at which the visit could be repeated, and with whom; loaded once while the component is mounted. */
export const useRebookTimes = (bookingId: string) =>
  useApi('/bookings/{id}/again', { params: { path: { id: bookingId } } }, { revalidateOnFocus: false });

/** Three times near the usual interval, each one click away. */
export function RebookStarts({
  booking,
  timeZone,
  isAtDesk,
  onBooked,
}: {
  booking: Booking;
  timeZone: string;
  isAtDesk: boolean;
  onBooked: (startsAt: string) => void;
}) {
  const words = useWords(rebooking);
  const general = useWords(bookings);
  const { formatDay, formatTime } = useFormats();
  const sentenceOf = useSentenceOf();
  const sentences = useBookingProblemSentences();
  const rebook = useRebook(booking, isAtDesk);
  const { run, isBusy, problem } = useAction();
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const answer = useRebookTimes(booking._id);
  const { data, mutate } = answer;
  const momentOf = (start: string) =>
    general.dayAndTime({ day: formatDay(start, timeZone), time: formatTime(start, timeZone) });
  const take = (start: string) =>
    run(async () => {
      if (!data) return;
      const current = attemptFor(start, attempt, randomId);
      setAttempt(current);
      try {
        await rebook(data.lines, start, current.key);
      } catch (thrown) {
        void mutate();
        throw thrown;
      }
      toast.success(words.isBooked({ when: momentOf(start) }));
      onBooked(start);
    });
  if (!data)
    return <Unanswered answer={answer} what={words.freeTimes()} skeleton={<Skeleton $height="8rem" />} />;
  return (
    <>
      <p>
        {data.lines.length === 0
          ? words.notSold()
          : data.starts.length === 0
            ? words.nothingFree()
            : words.usually({ weeks: data.weeks })}
      </p>
      <Starts>
        {data.starts.map((start) => (
          <Button key={start} variant="ghost" isBusy={isBusy} onClick={() => void take(start)}>
            {words.book({ when: momentOf(start) })}
          </Button>
        ))}
      </Starts>
      {problem && (
        <Alert tone="warning" title={words.notBooked()}>
          <p>{Object.values(problem.fieldErrors)[0] ?? sentenceOf(problem, sentences)}</p>
        </Alert>
      )}
    </>
  );
}
