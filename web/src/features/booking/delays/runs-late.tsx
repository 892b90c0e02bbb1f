import { useState } from 'react';
import styled from 'styled-components';
import { answerOf, client } from '../../../api/client';
import { asProblem } from '../../../api/problem';
import { useAction } from '../../../api/use-action';
import { useApi } from '../../../api/use-api';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { ButtonRow, DialogActions } from '../../../ui/button-row';
import { Checkbox } from '../../../ui/checkbox';
import { Stack } from '../../../ui/layout';
import { Hint } from '../../../ui/text';
import { useFormats } from '../../../ui/use-formats';
import { useBookingProblemSentences } from '../bookings/booking-problem-sentences';
import type { Booking } from '../bookings/models';
import { useSettleBooking } from '../bookings/mutations';
import { useBookingTexts } from '../bookings/use-booking-texts';
import { announceTold } from '../client-news/told';
import { useNotifyClient } from '../client-news/use-notify-client';
import { delays } from '../../../words/delays.gen';
import { shell } from '../../../words/shell.gen';
import { useWords } from '../../../words/use-words';
import { DelayedVisits } from './delayed-visits';

const choices = [5, 10, 15, 30];

const Heading = styled.h3`
  font: 600 1rem/24px var(--font-ui);
`;

/** Extends a visit that runs late: shows the effect on later visits, and moves them on or leaves them. */
export function RunsLate({
  booking,
  timeZone,
  isStale,
  onDone,
}: {
  booking: Booking;
  timeZone: string;
  isStale: (thrown: unknown) => boolean;
  /** The resulting booking; null if nothing was changed. */
  onDone: (delayed: Booking | null) => void;
}) {
  const words = useWords(delays);
  const shellWords = useWords(shell);
  const { words: ofBookings } = useBookingTexts();
  const sentences = useBookingProblemSentences();
  const sentenceOf = useSentenceOf();
  const { formatTime, formatDuration } = useFormats();
  const settle = useSettleBooking();
  const action = useAction();
  const [minutes, setMinutes] = useState(15);
  const [notifies, choose] = useNotifyClient();
  const params = { path: { id: booking._id }, query: { minutes } };
  const { data, error, mutate } = useApi('/bookings/{id}/delay', { params });
  const delay = data?.minutes === minutes ? data : null;
  const problem = action.problem ?? (error ? asProblem(error) : null);

  const press = (others: 'move' | 'leave') =>
    action.run(async () => {
      if (!delay) return;
      const body = {
        minutes,
        others,
        version: booking.version,
        sendLetter: notifies,
        ...(others === 'move' && {
          shown: delay.visits.map(({ _id, startsAtThen }) => ({ _id, startsAt: startsAtThen })),
          ...(delay.canConfirm && { allowOutsideHours: true }),
        }),
      };
      try {
        const call = client.POST('/bookings/{id}/delay', { params: { path: { id: booking._id } }, body });
        const { news, visits, lengthenedMinutes, ...delayed } = await answerOf(call);
        await settle(delayed);
        const isLonger = lengthenedMinutes > 0 ? words.isLonger() : words.isNoted();
        if (visits.length > 0) announceTold(ofBookings, words.hasMoved(), { news, notifies });
        else announceTold(ofBookings, isLonger, { news, notifies: true });
        onDone(delayed);
      } catch (thrown) {
        if (isStale(thrown)) return;
        await mutate();
        throw thrown;
      }
    });

  const isBlocked = delay !== null && delay.obstacles.length > 0 && !delay.canConfirm;
  return (
    <Stack $gap={4}>
      <Heading>{words.title()}</Heading>
      <ButtonRow role="group" aria-label={words.byHowMuch()}>
        {choices.map((choice) => (
          <Button
            key={choice}
            variant="ghost"
            size="small"
            aria-pressed={choice === minutes}
            onClick={() => setMinutes(choice)}
          >
            {formatDuration(choice)}
          </Button>
        ))}
      </ButtonRow>
      {problem && (
        <Alert tone="warning" title={words.couldNot()}>
          {problem.code === 'delay-has-changed' ? words.hasChanged() : sentenceOf(problem, sentences)}
        </Alert>
      )}
      {!delay && !error && <p>{shellWords.loading()}</p>}
      {delay && (
        <>
          <p>
            {words.endsThen({
              title: delay.title,
              time: formatTime(delay.endsAtThen, timeZone),
              before: formatTime(delay.endsAt, timeZone),
            })}
          </p>
          <DelayedVisits delay={delay} timeZone={timeZone} notifies={notifies} />
          {delay.visits.some(({ getsEmail }) => getsEmail) && !isBlocked && (
            <Checkbox
              label={words.emailThem()}
              checked={notifies}
              onChange={({ target }) => choose(target.checked)}
            />
          )}
          {(delay.visits.length > 0 || isBlocked) && (
            <Hint>{words.leaveHint({ minutes: formatDuration(delay.freeMinutes) })}</Hint>
          )}
        </>
      )}
      <DialogActions>
        <Button variant="quiet" onClick={() => onDone(null)}>
          {shellWords.cancel()}
        </Button>
        {delay && (delay.visits.length > 0 || delay.obstacles.length > 0) && (
          <Button variant="ghost" disabled={action.isBusy} onClick={() => void press('leave')}>
            {words.leaveThem()}
          </Button>
        )}
        {delay && !isBlocked && (
          <Button isBusy={action.isBusy} onClick={() => void press('move')}>
            {delay.canConfirm
              ? words.moveAnyway()
              : delay.visits.length > 0
                ? words.moveThem()
                : words.makeLonger()}
          </Button>
        )}
      </DialogActions>
    </Stack>
  );
}
