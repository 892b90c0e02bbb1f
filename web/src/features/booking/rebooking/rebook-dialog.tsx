import type { Salon } from '../../../api/models';
import { localDay } from '../../../lib/local-day';
import { paths } from '../../../lib/paths';
import { Button, LinkButton } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Dialog } from '../../../ui/dialog';
import { Stack } from '../../../ui/layout';
import { Price } from '../../../ui/price';
import { rebooking } from '../../../words/rebooking.gen';
import { inSentence } from '../../../words/in-sentence';
import { shell } from '../../../words/shell.gen';
import { useWords } from '../../../words/use-words';
import type { Booking } from '../bookings/models';
import { RebookStarts, useRebookTimes } from './rebook-starts';
import { presetOf } from './preset';

/** Repeats a booking: three times near the usual interval, each one click away, and a way to any other. */
export function RebookDialog({
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
  const words = useWords(rebooking);
  const close = useWords(shell).close();
  const { data } = useRebookTimes(booking._id);
  const clientId = booking.client._id ?? booking.client.cardId;
  return (
    <Dialog title={words.title()} isOpen onClose={onClose}>
      <Stack $gap={4}>
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
          </>
        )}
        <RebookStarts booking={booking} timeZone={timeZone} isAtDesk={isAtDesk} onBooked={onClose} />
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
                  : paths.book({
                      ...presetOf(data.lines),
                      ...dayOf(data.starts, timeZone),
                      personId: booking.client._id === null ? booking.client.cardId : null,
                    })
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
