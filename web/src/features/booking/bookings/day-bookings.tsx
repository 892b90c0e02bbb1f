import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useApi } from '../../../api/use-api';
import { useFormats } from '../../../ui/use-formats';
import { paths } from '../../../lib/paths';
import { Alert } from '../../../ui/alert';
import { bookings } from '../../../words/bookings.gen';
import { inSentence } from '../../../words/in-sentence';
import { useWords } from '../../../words/use-words';

const List = styled.ul`
  display: grid;
  gap: 4px;
  overflow-wrap: anywhere;
`;

const MOST_SHOWN = 6;

/** The bookings on days whose hours are about to change: they stay, and the owner should know about them. */
export function DayBookings({
  day,
  toDay = day,
  staffId,
  zone,
}: {
  day: string;
  /** The last of several days. */
  toDay?: string;
  /** Only this team member's. */
  staffId?: string;
  zone: string;
}) {
  const words = useWords(bookings);
  const { formatDateTime, formatSeries, formatTime } = useFormats();
  const isOne = toDay === day;
  const { data } = useApi(day && toDay >= day ? '/bookings' : null, {
    params: {
      query: { from: day, to: toDay, status: 'confirmed', pageSize: 50, ...(staffId && { staff: staffId }) },
    },
  });
  if (!data) return null;
  const { total, items } = data;
  if (total === 0) return <p>{isOne ? words.noBookingsThatDay() : words.noBookingsThoseDays()}</p>;
  return (
    <Alert tone="warning" title={(isOne ? words.bookingsThatDay : words.bookingsThoseDays)({ count: total })}>
      <List>
        {items.slice(0, MOST_SHOWN).map(({ _id, startsAt, client, lines }) => (
          <li key={_id}>
            {inSentence(words.dayBooking, {
              time: <bdi dir="ltr">{(isOne ? formatTime : formatDateTime)(startsAt, zone)}</bdi>,
              client: <bdi>{client.name}</bdi>,
              titles: formatSeries(lines.map(({ title }) => title)),
              names: formatSeries([...new Set(lines.map(({ staff }) => staff.name))]),
            })}
          </li>
        ))}
        {total > MOST_SHOWN && <li>{words.andMoreBookings({ count: total - MOST_SHOWN })}</li>}
      </List>
      <p>
        {inSentence(
          words.theyStayBooked,
          {},
          {
            link: (inner) => (
              <Link to={paths.dashboardOrdersOf({ from: day, to: toDay, ...(staffId && { staffId }) })}>
                {inner}
              </Link>
            ),
          },
        )}
      </p>
    </Alert>
  );
}
