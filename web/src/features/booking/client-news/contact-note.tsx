import { useApi } from '../../../api/use-api';
import { Hint } from '../../../ui/text';
import { bookings } from '../../../words/bookings.gen';
import { inSentence } from '../../../words/in-sentence';
import { useWords } from '../../../words/use-words';
import { CallPlease } from './call-please';
import type { ClientContact } from './models';

/** Shown before a booking is changed: its client will get an email, or has to be called. */
export function ContactNote({ bookingId }: { bookingId: string }) {
  const words = useWords(bookings);
  const { data, error } = useApi('/bookings/{id}/contact', { params: { path: { id: bookingId } } });
  if (error) return <Hint>{words.couldNotCheckEmail()}</Hint>;
  return data ? <ContactLine contact={data} /> : <Hint>{words.checkingEmail()}</Hint>;
}

/** The same for a client whose contact details are loaded. */
export function ContactLine({ contact }: { contact: ClientContact }) {
  const words = useWords(bookings);
  const { name, getsEmail } = contact;
  return (
    <Hint>
      {!getsEmail ? (
        <CallPlease words={words} client={contact} />
      ) : name ? (
        inSentence(words.getsEmail, { name: <bdi>{name}</bdi> })
      ) : (
        words.clientGetsEmail()
      )}
    </Hint>
  );
}
