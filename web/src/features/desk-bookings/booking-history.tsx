import styled from 'styled-components';
import { useSentenceOf } from '../../api/use-sentence-of';
import { useApi, type AnswerOf } from '../../api/use-api';
import { formatDateTime } from '../../lib/format-date';
import { useFormats } from '../../ui/use-formats';

type Event = AnswerOf<'/bookings/{id}/history'>[number];

const List = styled.ol`
  display: grid;
  gap: var(--s-3);
  padding-inline-start: var(--s-4);
  border-inline-start: 2px solid var(--brass-line);

  small {
    display: block;
    color: var(--text-2);
    overflow-wrap: anywhere;
  }
`;

const words: Record<string, string> = {
  book: 'Booked',
  move: 'Moved',
  resize: 'Length changed',
  note: 'Note changed',
  arrive: 'Marked as arrived',
  finish: 'Marked as done',
  'no-show': 'Marked as a no-show',
  reopen: 'Reopened',
  cancel: 'Cancelled',
};

/** What happened to a booking, and who did it. */
export function BookingHistory({ bookingId, timeZone }: { bookingId: string; timeZone: string }) {
  const { formatDateTime } = useFormats();
  const sentenceOf = useSentenceOf();
  const { data, error } = useApi('/bookings/{id}/history', { params: { path: { id: bookingId } } });
  if (error) return <p role="alert">{sentenceOf(error)}</p>;
  if (!data) return <p>Loading…</p>;
  return (
    <List aria-label="History">
      {data.map((event) => (
        <li key={event._id}>
          {words[event.verb] ?? event.verb} by {whoOf(event)}
          <small>
            {[formatDateTime(event.at, timeZone), detailOf(event, timeZone)].filter(Boolean).join(' · ')}
          </small>
        </li>
      ))}
    </List>
  );
}

function whoOf({ who: { name, side } }: Event): string {
  if (name === null) return 'a deleted account';
  return side === 'client' ? `${name}, the client` : name;
}

function detailOf({ detail }: Event, timeZone: string): string {
  const parts: string[] = [];
  if (detail['from'] && detail['to'] && detail['from'] !== detail['to']) {
    parts.push(
      `from ${formatDateTime(detail['from'], timeZone)} to ${formatDateTime(detail['to'], timeZone)}`,
    );
  }
  if (detail['fromPeople'] && detail['toPeople']) {
    parts.push(`from ${detail['fromPeople']} to ${detail['toPeople']}`);
  }
  if (detail['minutes'])
    parts.push(`${detail['title']}: ${detail['minutesBefore']} to ${detail['minutes']} minutes`);
  return parts.join(', ');
}
