import styled from 'styled-components';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { useApi, type AnswerOf } from '../../../api/use-api';
import type { Currency } from '../../../lib/currency';
import { useFormats } from '../../../ui/use-formats';
import { deskBookings } from '../../../words/desk-bookings.gen';
import { shell } from '../../../words/shell.gen';
import type { DeskBookingsWords } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';

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

/** Changes to a booking, each with its author. */
export function BookingHistory({
  bookingId,
  timeZone,
  currency,
}: {
  bookingId: string;
  timeZone: string;
  currency: Currency;
}) {
  const words = useWords(deskBookings);
  const loading = useWords(shell).loading();
  const { formatDateTime, formatMoney } = useFormats();
  const sentenceOf = useSentenceOf();
  const { data, error } = useApi('/bookings/{id}/history', { params: { path: { id: bookingId } } });
  if (error) return <p role="alert">{sentenceOf(error)}</p>;
  if (!data) return <p>{loading}</p>;
  return (
    <List aria-label={words.history()}>
      {data.map((event) => (
        <li key={event._id}>
          {words.done({ verb: verbOf(event), name: whoOf(words, event) })}
          <small>
            {[
              formatDateTime(event.at, timeZone),
              detailOf(words, event, {
                whenOf: (at) => formatDateTime(at, timeZone),
                moneyOf: (amount) => formatMoney(Number(amount), currency),
              }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </li>
      ))}
    </List>
  );
}

/** ICU choices have no hyphens. */
const verbOf = ({ verb }: Event): string =>
  verb.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

function whoOf(words: DeskBookingsWords, { who: { name, side } }: Event): string {
  if (name === null) return words.deletedAccount();
  return side === 'client' ? words.theClient({ name }) : name;
}

function detailOf(
  words: DeskBookingsWords,
  { detail, verb }: Event,
  { whenOf, moneyOf }: { whenOf: (instant: string) => string; moneyOf: (amount?: string) => string },
): string {
  const parts: string[] = [];
  if (verb === 'hand-over' && detail['from'] && detail['to']) {
    // The format of earlier versions.
    parts.push(words.fromTo({ from: detail['from'], to: detail['to'] }));
  } else if (detail['from'] && detail['to'] && detail['from'] !== detail['to']) {
    parts.push(words.fromTo({ from: whenOf(detail['from']), to: whenOf(detail['to']) }));
  }
  for (const [from, to] of [
    [detail['fromServices'], detail['toServices']],
    [detail['fromPeople'], detail['toPeople']],
  ]) {
    if (from && to) parts.push(words.fromTo({ from, to }));
  }
  if (detail['lateMinutes']) parts.push(words.lateBy({ minutes: detail['lateMinutes'] }));
  if (detail['minutes']) {
    const minutes = { from: detail['minutesBefore'] ?? '', to: detail['minutes'] };
    const { title } = detail;
    parts.push(title ? words.minutesFromTo({ title, ...minutes }) : words.wholeFromTo(minutes));
  }
  if (detail['price']) {
    const text = words.priceFromTo({ from: moneyOf(detail['priceBefore']), to: moneyOf(detail['price']) });
    const reason = detail['priceReason'];
    parts.push(reason ? words.becauseOf({ text, reason }) : text);
  }
  if (detail['by'] === 'client') parts.push(words.forTheClient());
  if (detail['client']) parts.push(words.forAnother());
  if (detail['note']) parts.push(words.noteChanged());
  const [first = '', ...rest] = parts;
  return rest.reduce((said, next) => words.andDetail({ first: said, next }), first);
}
