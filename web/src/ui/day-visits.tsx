import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { formatTime } from '../lib/format-date';
import { Alert } from './alert';

const List = styled.ul`
  display: grid;
  gap: 4px;
  overflow-wrap: anywhere;
`;

interface Visit {
  _id: string;
  startsAt: string;
  client: { name: string };
  lines: readonly { title: string; staff: { name: string } }[];
}

const shown = 6;

/** The visits of a day whose hours are about to change: they stay booked, and the owner should know which they are. */
export function DayVisits({
  total,
  visits,
  zone,
  to,
}: {
  total: number;
  visits: readonly Visit[];
  zone: string;
  /** Where they can be moved or cancelled. */
  to: string;
}) {
  if (total === 0) return <p>No visits are booked on that day.</p>;
  return (
    <Alert
      tone="warning"
      title={total === 1 ? '1 visit is booked that day' : `${total} visits are booked that day`}
    >
      <List>
        {visits.slice(0, shown).map(({ _id, startsAt, client, lines }) => (
          <li key={_id}>
            {formatTime(startsAt, zone)} {client.name}: {lines.map(({ title }) => title).join(', ')} with{' '}
            {[...new Set(lines.map(({ staff }) => staff.name))].join(', ')}
          </li>
        ))}
        {total > shown && <li>… and {total - shown} more</li>}
      </List>
      <p>
        They stay booked. <Link to={to}>Move or cancel them in the order list.</Link>
      </p>
    </Alert>
  );
}
