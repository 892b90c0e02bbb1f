import styled from 'styled-components';
import { useSentenceOf } from '../../api/use-sentence-of';
import { useApi, type AnswerOf } from '../../api/use-api';
import { useFormats } from '../../ui/use-formats';
import { deskBookings } from '../../words/desk-bookings.gen';
import { shell } from '../../words/shell.gen';
import type { DeskBookingsWords } from '../../words/types.gen';
import { useWords } from '../../words/use-words';

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

/** The catalogue has names with capitals, as the ways of `select` have. */
const verbs: Readonly<Record<string, string>> = {
  'no-show': 'noShow',
  'hand-over': 'handOver',
  'put-back': 'putBack',
};

/** What happened to a booking, and who did it. */
export function BookingHistory({ bookingId, timeZone }: { bookingId: string; timeZone: string }) {
  const words = useWords(deskBookings);
  const loading = useWords(shell).loading();
  const { formatDateTime } = useFormats();
  const sentenceOf = useSentenceOf();
  const { data, error } = useApi('/bookings/{id}/history', { params: { path: { id: bookingId } } });
  if (error) return <p role="alert">{sentenceOf(error)}</p>;
  if (!data) return <p>{loading}</p>;
  return (
    <List aria-label={words.history()}>
      {data.map((event) => (
        <li key={event._id}>
          {words.done({ verb: verbs[event.verb] ?? event.verb, name: whoOf(words, event) })}
          <small>
            {[
              formatDateTime(event.at, timeZone),
              detailOf(words, event, (at) => formatDateTime(at, timeZone)),
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </li>
      ))}
    </List>
  );
}

function whoOf(words: DeskBookingsWords, { who: { name, side } }: Event): string {
  if (name === null) return words.deletedAccount();
  return side === 'client' ? words.theClient({ name }) : name;
}

function detailOf(
  words: DeskBookingsWords,
  { detail, verb }: Event,
  whenOf: (instant: string) => string,
): string {
  const parts: string[] = [];
  if (verb === 'hand-over' && detail['from'] && detail['to']) {
    // As it was written in earlier versions.
    parts.push(words.fromTo({ from: detail['from'], to: detail['to'] }));
  } else if (detail['from'] && detail['to'] && detail['from'] !== detail['to']) {
    parts.push(words.fromTo({ from: whenOf(detail['from']), to: whenOf(detail['to']) }));
  }
  if (detail['fromPeople'] && detail['toPeople']) {
    parts.push(words.fromTo({ from: detail['fromPeople'], to: detail['toPeople'] }));
  }
  if (detail['minutes']) {
    parts.push(
      words.minutesFromTo({
        title: detail['title'] ?? '',
        from: detail['minutesBefore'] ?? '',
        to: detail['minutes'],
      }),
    );
  }
  const [first = '', ...rest] = parts;
  return rest.reduce((said, next) => words.andDetail({ first: said, next }), first);
}
