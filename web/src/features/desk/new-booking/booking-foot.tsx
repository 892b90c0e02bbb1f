import styled from 'styled-components';
import type { Service, StaffMember } from '../../../api/models';
import type { Currency } from '../../../lib/currency';
import { Button } from '../../../ui/button';
import { below, LOW } from '../../../ui/media';
import { useFormats } from '../../../ui/use-formats';
import { deskBookings } from '../../../words/desk-bookings.gen';
import { newBooking } from '../../../words/new-booking.gen';
import { useWords } from '../../../words/use-words';
import { priceText } from '../../booking/bookings/estimate-text';
import { estimateOf } from '../../booking/line-editor/draft-lines';
import type { DrawerValues } from './draft';

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-3);
  flex: none;
  padding: 10px var(--s-4);
  border-top: 1px solid var(--border);
  background: var(--surface);

  > p {
    flex: 1 1 200px;
    min-width: 0;
    line-height: 18px;
    font-size: 0.875rem;
    overflow-wrap: anywhere;
  }
  b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  small {
    display: block;
    color: var(--text-2);
    font-size: var(--t-small);
  }
  @media ${below('md')} {
    padding-bottom: calc(12px + env(safe-area-inset-bottom));

    > button {
      width: 100%;
    }
  }
  @media ${LOW} {
    border: 0;
  }
`;
const MINUTE_MS = 60_000;

/** Summary of the booking: services, time, team members and price, next to the button that books it. */
export function BookingFoot({
  values,
  staffIds,
  endsAt,
  services,
  staff,
  timeZone,
  currency,
  dates,
  isBusy,
  isDisabled,
}: {
  values: DrawerValues;
  /** Each line's team member; null while unknown. */
  staffIds: readonly string[] | null;
  /** End of the client's visit; null while unknown. */
  endsAt: string | null;
  services: readonly Service[];
  staff: readonly StaffMember[];
  timeZone: string;
  currency: Currency;
  /** The number of dates of a series; null for a single booking. */
  dates: number | null;
  isBusy: boolean;
  isDisabled: boolean;
}) {
  const words = useWords(deskBookings);
  const own = useWords(newBooking);
  const formats = useFormats();
  const { formatShortDay, formatTime, formatList, formatSeries, formatDurations } = formats;
  const { startsAt, who } = values;
  const lines = values.lines.map((line, index) => ({
    ...line,
    staffId: line.staffId || staffIds?.[index] || '',
  }));
  const total = estimateOf(lines, services, staff);
  const titles = lines.flatMap(({ serviceId }) => services.find(({ _id }) => _id === serviceId)?.title ?? []);
  const names = [...new Set(lines.map(({ staffId }) => staffId))].flatMap(
    (id) => staff.find(({ _id }) => _id === id)?.name ?? [],
  );
  /** Between several services the client may wait, which only the server knows. */
  const endOfOne = (from: string) =>
    lines.length === 1 ? new Date(Date.parse(from) + total.maxMinutes * MINUTE_MS).toISOString() : null;
  const whenText = () => {
    if (startsAt === null) return null;
    const day = formatShortDay(startsAt, timeZone);
    const from = formatTime(startsAt, timeZone);
    if (titles.length === 0 || total.minMinutes !== total.maxMinutes) return own.whenOnly({ day, from });
    const end = endsAt ?? endOfOne(startsAt);
    if (end === null) return own.whenOnly({ day, from });
    const to = formatTime(end, timeZone);
    return own.whenAndWho({ day, from, to, names: formatList(names) || words.anyone() });
  };
  const step = who === 'asked' ? 'client' : titles.length === 0 ? 'service' : 'time';
  const length = formatDurations(total.minMinutes, total.maxMinutes);
  const price = priceText(formats, total.price, total.priceKind, currency);
  return (
    <Foot>
      <p role="status">
        <b>{whenText() ?? own.whatNext({ step })}</b>
        {titles.length > 0 && (
          <small>
            {formatSeries(titles)} · {words.lengthAndPrice({ length, price })}
          </small>
        )}
      </p>
      <Button type="submit" isBusy={isBusy} disabled={isDisabled}>
        {dates === null ? words.book() : words.bookDates({ count: dates })}
      </Button>
    </Foot>
  );
}
