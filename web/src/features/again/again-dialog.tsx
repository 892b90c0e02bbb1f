import { useState } from 'react';
import styled from 'styled-components';
import type { Salon } from '../../api/models';
import { useAction } from '../../api/use-action';
import { useApi } from '../../api/use-api';
import { useSentenceOf } from '../../api/use-sentence-of';
import { localDay } from '../../lib/local-day';
import { paths } from '../../lib/paths';
import { randomId } from '../../lib/random-id';
import { Alert } from '../../ui/alert';
import { Button, LinkButton } from '../../ui/button';
import { DialogActions } from '../../ui/button-row';
import { Dialog } from '../../ui/dialog';
import { Failure } from '../../ui/failure';
import { Stack } from '../../ui/layout';
import { Price } from '../../ui/price';
import { Skeleton } from '../../ui/skeleton';
import { toast } from '../../ui/toaster';
import { useFormats } from '../../ui/use-formats';
import { again } from '../../words/again.gen';
import { bookings } from '../../words/bookings.gen';
import { inSentence } from '../../words/in-sentence';
import { shell } from '../../words/shell.gen';
import { useWords } from '../../words/use-words';
import { attemptFor, type Attempt } from '../bookings/attempt';
import { useBookingProblemSentences } from '../bookings/booking-problem-sentences';
import type { Booking } from '../bookings/models';
import { presetOf } from './preset';
import { useBookAgain } from './use-book-again';

const Starts = styled.div`
  display: grid;
  gap: var(--s-2);
`;

/** The same again: three times near the usual interval, each of them one press away, and the way to any other. */
export function AgainDialog({
  booking,
  salon: { timeZone },
  isAtDesk = false,
  onClose,
}: {
  booking: Booking;
  salon: Pick<Salon, 'timeZone'>;
  isAtDesk?: boolean;
  onClose: () => void;
}) {
  const words = useWords(again);
  const general = useWords(bookings);
  const close = useWords(shell).close();
  const { formatDay, formatTime } = useFormats();
  const sentenceOf = useSentenceOf();
  const sentences = useBookingProblemSentences();
  const bookAgain = useBookAgain(booking, isAtDesk);
  const { run, isBusy, problem } = useAction();
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const { data, error, mutate, isValidating } = useApi(
    '/bookings/{id}/again',
    { params: { path: { id: booking._id } } },
    { revalidateOnFocus: false },
  );
  const clientId = booking.client._id ?? booking.client.cardId;
  const momentOf = (start: string) =>
    general.dayAndTime({ day: formatDay(start, timeZone), time: formatTime(start, timeZone) });
  const take = (start: string) =>
    run(async () => {
      if (!data) return;
      const current = attemptFor(start, attempt, randomId);
      setAttempt(current);
      try {
        await bookAgain(data.lines, start, current.key);
      } catch (thrown) {
        void mutate();
        throw thrown;
      }
      toast.success(words.isBooked({ when: momentOf(start) }));
      onClose();
    });
  return (
    <Dialog title={words.title()} isOpen onClose={onClose}>
      <Stack $gap={4}>
        {error && (
          <Failure
            what={words.freeTimes()}
            message={sentenceOf(error)}
            onRetry={() => void mutate()}
            isRetrying={isValidating}
          />
        )}
        {!error && !data && <Skeleton $height="14rem" />}
        {data && (
          <>
            <ul>
              {data.lines.map(({ serviceId, title, staffName }) => (
                <li key={serviceId}>
                  {staffName
                    ? inSentence(words.withPerson, {
                        title: <bdi>{title}</bdi>,
                        name: <bdi>{staffName}</bdi>,
                      })
                    : inSentence(words.withAnyone, { title: <bdi>{title}</bdi> })}
                </li>
              ))}
            </ul>
            {data.lines.length > 0 && (
              <p>
                <Price amount={data.totalPrice} kind={data.priceKind} currency={data.currency} />
              </p>
            )}
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
        )}
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {close}
          </Button>
          {data && data.lines.length > 0 && (!isAtDesk || clientId) && (
            <LinkButton
              variant="quiet"
              to={
                isAtDesk && clientId
                  ? paths.dashboardDiaryFor(clientId)
                  : paths.book({ ...presetOf(data.lines), ...dayOf(data.starts, timeZone) })
              }
            >
              {words.anotherTime()}
            </LinkButton>
          )}
        </DialogActions>
      </Stack>
    </Dialog>
  );
}

const dayOf = ([first]: readonly string[], timeZone: string) =>
  first ? { day: localDay(first, timeZone) } : {};
