import styled from 'styled-components';
import { useFormats } from '../../../ui/use-formats';
import { Stack } from '../../../ui/layout';
import { below } from '../../../ui/media';
import { Price } from '../../../ui/price';
import { bookings } from '../../../words/bookings.gen';
import { inSentence } from '../../../words/in-sentence';
import { useWords } from '../../../words/use-words';
import type { HeldBooking } from './models';
import type { BookingTexts } from './use-booking-texts';

const Line = styled.li`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) auto;
  gap: 0 var(--s-4);
  padding-inline-start: var(--s-4);
  border-inline-start: 2px solid var(--brass-line);

  > * {
    min-width: 0;
  }
  b {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  small {
    grid-column: 2 / -1;
    color: var(--text-2);
    font-size: 0.9375rem;
    overflow-wrap: anywhere;
  }
  @media ${below('xs')} {
    grid-template-columns: minmax(0, 1fr) auto;

    time {
      grid-column: 1 / -1;
      color: var(--text-2);
    }
    small {
      grid-column: 1 / -1;
    }
  }
`;

/** The client's minutes at the salon. */
export function bookingMinutes({ startsAt, endsAt }: Pick<HeldBooking, 'startsAt' | 'endsAt'>): number {
  return Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);
}

/** "Tuesday 24 November, 10:30 – 12:45". */
export function bookingWhen(
  { words, formats: { formatDay, formatTime } }: BookingTexts,
  { startsAt, endsAt }: Pick<HeldBooking, 'startsAt' | 'endsAt'>,
  timeZone: string,
): string {
  return words.when({
    day: formatDay(startsAt, timeZone),
    from: formatTime(startsAt, timeZone),
    to: formatTime(endsAt, timeZone),
  });
}

/** The services of a booking in order: when, what, with whom and for how much. */
export function BookingLines({
  booking,
  timeZone,
  isAtDesk = false,
}: {
  booking: { lines: readonly HeldBooking['lines'][number][]; currency: HeldBooking['currency'] };
  timeZone: string;
  /** Worded for the salon, not for the client. */
  isAtDesk?: boolean;
}) {
  const words = useWords(bookings);
  const { formatTime, formatDuration } = useFormats();
  const withWhom = ({ anyStaff }: HeldBooking['lines'][number]) =>
    !anyStaff ? words.lineWith : isAtDesk ? words.lineAskedForAnyone : words.lineChosenForYou;
  return (
    <Stack as="ol">
      {booking.lines.map((line) => (
        <Line key={line.serviceId}>
          <time dateTime={line.startsAt}>{formatTime(line.startsAt, timeZone)}</time>
          <b>{line.title}</b>
          <Price amount={line.price} kind={line.priceKind} currency={booking.currency} />
          <small>
            {inSentence(withWhom(line), {
              duration: formatDuration(bookingMinutes(line)),
              name: <bdi>{line.staff.name}</bdi>,
            })}
          </small>
          {line.addOns.map((addOn) => (
            <small key={addOn._id}>+ {addOn.title}</small>
          ))}
        </Line>
      ))}
    </Stack>
  );
}
