import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useApi } from '../../api/use-api';
import { counted } from '../../lib/counted';
import { useFormats } from '../../ui/use-formats';
import { paths } from '../../lib/paths';
import { Alert } from '../../ui/alert';

const List = styled.ul`
  display: grid;
  gap: 4px;
  overflow-wrap: anywhere;
`;

const mostShown = 6;

/** The bookings of a day whose hours are about to change: they stay, and the owner should know which they are. */
export function DayBookings({
  day,
  staffId,
  zone,
}: {
  day: string;
  /** Of one team member only. */
  staffId?: string;
  zone: string;
}) {
  const { formatTime } = useFormats();
  const { data } = useApi(day ? '/bookings' : null, {
    params: { query: { day, status: 'confirmed', pageSize: 50, ...(staffId && { staff: staffId }) } },
  });
  if (!data) return null;
  const { total, items } = data;
  if (total === 0) return <p>There are no bookings on that day.</p>;
  return (
    <Alert tone="warning" title={`${counted(total, 'booking')} on that day`}>
      <List>
        {items.slice(0, mostShown).map(({ _id, startsAt, client, lines }) => (
          <li key={_id}>
            {formatTime(startsAt, zone)} {client.name}: {lines.map(({ title }) => title).join(', ')} with{' '}
            {[...new Set(lines.map(({ staff }) => staff.name))].join(', ')}
          </li>
        ))}
        {total > mostShown && <li>… and {total - mostShown} more</li>}
      </List>
      <p>
        They stay booked.{' '}
        <Link to={paths.dashboardOrdersOf({ day, ...(staffId && { staffId }) })}>
          Move or cancel them in the Order List.
        </Link>
      </p>
    </Alert>
  );
}
