import styled from 'styled-components';
import { formatDay, formatTime } from '../../lib/format-date';
import { useFormats } from '../../ui/use-formats';
import { Stack } from '../../ui/layout';
import { below } from '../../ui/media';
import { Price } from '../../ui/price';
import type { HeldBooking } from './models';
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

/** How many minutes the client spends at the salon. */
export function bookingMinutes({ startsAt, endsAt }: Pick<HeldBooking, 'startsAt' | 'endsAt'>): number {
  return Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);
}

/** "Tuesday 24 November, 10:30 – 12:45". */
export function bookingWhen(
  { startsAt, endsAt }: Pick<HeldBooking, 'startsAt' | 'endsAt'>,
  timeZone: string,
): string {
  // The word joiner keeps the end on the line of the start.
  const span = [formatTime(startsAt, timeZone), formatTime(endsAt, timeZone)].join('\u00a0–\u2060\u00a0');
  return `${formatDay(startsAt, timeZone)}, ${span}`;
}

/** The services of a booking in the order they take place: when, what, with whom and for how much. */
export function BookingLines({
  booking,
  timeZone,
  isAtDesk = false,
}: {
  booking: HeldBooking;
  timeZone: string;
  /** Worded for the salon, not for the client. */
  isAtDesk?: boolean;
}) {
  const { formatTime, formatDuration } = useFormats();
  return (
    <Stack as="ol">
      {booking.lines.map((line) => (
        <Line key={line.serviceId}>
          <time dateTime={line.startsAt}>{formatTime(line.startsAt, timeZone)}</time>
          <b>{line.title}</b>
          <Price amount={line.price} kind={line.priceKind} currency={booking.currency} />
          <small>
            {formatDuration(bookingMinutes(line))} with {line.staff.name}
            {line.anyStaff && (isAtDesk ? ', client asked for anyone' : ', chosen for you')}
          </small>
          {line.addOns.map((addOn) => (
            <small key={addOn._id}>+ {addOn.title}</small>
          ))}
        </Line>
      ))}
    </Stack>
  );
}
