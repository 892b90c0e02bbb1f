import { useApi } from '../../api/use-api';
import { Hint } from '../../ui/text';
import type { ClientContact } from './models';
import { ReachLink } from './reach-link';

/** Before a booking is changed: whether its client gets an email about it, or has to be called. */
export function ContactNote({ bookingId }: { bookingId: string }) {
  const { data, error } = useApi('/bookings/{id}/contact', { params: { path: { id: bookingId } } });
  if (error) return <Hint>We couldn’t check whether the client gets an email.</Hint>;
  return data ? <ContactLine contact={data} /> : <Hint>Checking whether the client gets an email…</Hint>;
}

/** The same for a client whose contact has been read. */
export function ContactLine({ contact: { name, email, phone, getsEmail } }: { contact: ClientContact }) {
  if (getsEmail) return <Hint>{name || 'The client'} gets an email about it.</Hint>;
  return (
    <Hint>
      No email reaches {name || 'the client'}, so please call: <ReachLink phone={phone} email={email} />
    </Hint>
  );
}
