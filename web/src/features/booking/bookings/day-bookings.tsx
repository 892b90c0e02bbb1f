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

/** The bookings on a day whose hours are about to change: they stay, and the owner should know about them. */
export function DayBookings({
  day,
  staffId,
  zone,
}: {
  day: string;
  /** Only this team member's. */
  staffId?: string;
  zone: string;
}) {
  const words = useWords(bookings);
  const { formatSeries, formatTime } = useFormats();
  const { data } = useApi(day ? '/bookings' : null, {
    params: { query: { day, status: 'confirmed', pageSize: 50, ...(staffId && { staff: staffId }) } },
  });
  if (!data) return null;
  const { total, items } = data;
  if (total === 0) return <p>{words.noBookingsThatDay()}</p>;
  return (
    <Alert tone="warning" title={words.bookingsThatDay({ count: total })}>
      <List>
        {items.slice(0, MOST_SHOWN).map(({ _id, startsAt, client, lines }) => (
          <li key={_id}>
            {inSentence(words.dayBooking, {
              time: <bdi dir="ltr">{formatTime(startsAt, zone)}</bdi>,
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
              <Link to={paths.dashboardOrdersOf({ day, ...(staffId && { staffId }) })}>{inner}</Link>
            ),
          },
        )}
      </p>
    </Alert>
  );
}
