import { useApi } from '../../../api/use-api';
import { useMay } from '../../../api/use-may';
import { localDay } from '../../../lib/local-day';
import { useFormats } from '../../../ui/use-formats';
import { deskBookings } from '../../../words/desk-bookings.gen';
import { useWords } from '../../../words/use-words';
import type { Booking } from '../../booking/bookings/models';

/** The rooms and devices of a booking, with its times there, from the diary of its day. Empty without any. */
export function BookingRooms({ booking, timeZone }: { booking: Booking; timeZone: string }) {
  const words = useWords(deskBookings);
  const { formatTime } = useFormats();
  const pools = useApi(useMay().diary ? '/resource-pools' : null).data;
  const day = localDay(booking.startsAt, timeZone);
  // The same answer as the diary's, so there it costs nothing.
  const { data } = useApi(pools && pools.length > 0 ? '/bookings/diary' : null, {
    params: { query: { from: day, to: day } },
  });
  const seats = (data?.seats ?? []).filter(({ bookingId }) => bookingId === booking._id);
  if (!data || seats.length === 0) return null;
  const titles = new Map(data.units.map(({ _id, title }) => [_id, title]));
  return (
    <>
      <dt>{words.rooms()}</dt>
      <dd>
        {seats.map(({ unitId, startsAt, endsAt }) => (
          <div key={`${unitId} ${startsAt}`}>
            <bdi>{titles.get(unitId)}</bdi>{' '}
            {words.fromTo({ from: formatTime(startsAt, timeZone), to: formatTime(endsAt, timeZone) })}
          </div>
        ))}
      </dd>
    </>
  );
}
