import { useApi } from '../../../api/use-api';
import { Checkbox } from '../../../ui/checkbox';
import { bookings } from '../../../words/bookings.gen';
import { useWords } from '../../../words/use-words';
import { ContactNote } from './contact-note';

/** Asks whether to email the client about a change; names those to call if they can't be emailed. */
export function NotifyClientField({
  bookingId,
  notifies,
  isKnown = false,
  onChange,
}: {
  bookingId: string;
  notifies: boolean;
  /** The client has said it, and doesn't have to be called. */
  isKnown?: boolean;
  onChange: (notifies: boolean) => void;
}) {
  const words = useWords(bookings);
  const { data } = useApi('/bookings/{id}/contact', { params: { path: { id: bookingId } } });
  if (data?.getsEmail !== true) return isKnown ? null : <ContactNote bookingId={bookingId} />;
  return (
    <Checkbox
      label={words.emailTheClient()}
      checked={notifies}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
