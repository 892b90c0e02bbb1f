import styled from 'styled-components';
import { useFormats } from '../../../ui/use-formats';
import { ContactLine } from '../../booking/client-news/contact-note';
import { inSentence } from '../../../words/in-sentence';
import { teamDesk as book } from '../../../words/team-desk.gen';
import { useWords } from '../../../words/use-words';
import type { BookingDecisions } from './booking-decisions';
import type { BookingDecision, ConflictingBooking } from './models';

const List = styled.ul`
  display: grid;
  gap: var(--s-4);

  fieldset {
    display: grid;
    gap: var(--s-2);
    padding: var(--s-3) var(--s-4) var(--s-4);
    border: 1px solid var(--border);
    border-radius: var(--r-2);
    overflow-wrap: anywhere;
  }
  legend {
    padding-inline: 6px;
    font-weight: 600;
  }
  p {
    color: var(--text-2);
    font-size: var(--t-meta);
  }
`;
const Choice = styled.label<{ $isOff?: boolean }>`
  display: flex;
  gap: var(--s-3);
  align-items: center;
  min-height: 44px;
  color: ${({ $isOff }) => ($isOff ? 'var(--text-3)' : 'inherit')};

  input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--accent);
  }
`;

/** Each booking during the time off, with its options. */
export function ConflictingBookings({
  bookings,
  decisions,
  name,
  zone,
  onChoose,
}: {
  bookings: readonly ConflictingBooking[];
  decisions: BookingDecisions;
  /** The name of the person who is away. */
  name: string;
  zone: string;
  onChoose: (bookingId: string, decision: BookingDecision) => void;
}) {
  const words = useWords(book);
  const { formatList, formatSeries, formatShortDay, formatTime } = useFormats();
  return (
    <List>
      {bookings.map((booking) => {
        const { _id, startsAt, endsAt, clientName, titles, takenOverBy, can, client } = booking;
        const choices: [decision: BookingDecision, label: string, isPossible: boolean][] = [
          [
            'move',
            can.move ? words.reassignTo({ names: formatList(takenOverBy) }) : words.nobodyFree(),
            can.move,
          ],
          ['cancel', client.getsEmail ? words.cancelAndEmail() : words.cancelAndCall(), can.cancel],
          ['keep', words.keepIt({ name }), true],
        ];
        return (
          <li key={_id}>
            <fieldset>
              <legend>
                {inSentence(words.bookingFromTo, {
                  day: formatShortDay(startsAt, zone),
                  from: <bdi dir="ltr">{formatTime(startsAt, zone)}</bdi>,
                  to: <bdi dir="ltr">{formatTime(endsAt, zone)}</bdi>,
                  client: <bdi>{clientName}</bdi>,
                })}
              </legend>
              <p>{formatSeries(titles)}</p>
              <ContactLine contact={client} />
              {choices.map(([decision, label, isPossible]) => (
                <Choice key={decision} $isOff={!isPossible}>
                  <input
                    type="radio"
                    name={`decision-${_id}`}
                    checked={decisions[_id] === decision}
                    disabled={!isPossible}
                    onChange={() => onChoose(_id, decision)}
                  />
                  {label}
                </Choice>
              ))}
            </fieldset>
          </li>
        );
      })}
    </List>
  );
}
