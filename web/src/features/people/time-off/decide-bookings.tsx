import type { ComponentProps } from 'react';
import { Alert } from '../../../ui/alert';
import { TextArea } from '../../../ui/field';
import { useFormats } from '../../../ui/use-formats';
import { teamDesk as book } from '../../../words/team-desk.gen';
import { useWords } from '../../../words/use-words';
import { consequences, type BookingDecisions } from './booking-decisions';
import { ConflictingBookings } from './conflicting-bookings';
import type { ConflictingBooking } from './models';

/** The bookings during time off: a decision for each, a message for cancelled clients, and a summary. */
export function DecideBookings({
  bookings,
  decisions,
  onDecisions,
  changed,
  name,
  zone,
  message,
}: {
  bookings: readonly ConflictingBooking[];
  decisions: BookingDecisions;
  onDecisions: (decisions: BookingDecisions) => void;
  /** The reason why they have to be decided again, if so. */
  changed: string | null;
  /** The name of the person who is away. */
  name: string;
  zone: string;
  /** The field with the message for clients whose booking is cancelled. */
  message: Omit<ComponentProps<typeof TextArea>, 'label' | 'hint' | 'maxLength'>;
}) {
  const words = useWords(book);
  const formats = useFormats();
  const isCancelling = bookings.some(({ _id }) => decisions[_id] === 'cancel');
  return (
    <>
      <Alert tone={changed ? 'danger' : 'warning'} title={words.bookingsDuring({ count: bookings.length })}>
        <p>{changed ?? words.decideEach()}</p>
      </Alert>
      <ConflictingBookings
        bookings={bookings}
        decisions={decisions}
        name={name}
        zone={zone}
        onChoose={(bookingId, decision) => onDecisions({ ...decisions, [bookingId]: decision })}
      />
      {isCancelling && (
        <TextArea label={words.messageToClients()} hint={words.messageHint()} maxLength={500} {...message} />
      )}
      <p aria-live="polite">{consequences({ words, formats }, bookings, decisions)}</p>
    </>
  );
}
