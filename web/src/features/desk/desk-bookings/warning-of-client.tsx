import { useApi } from '../../../api/use-api';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { Failure } from '../../../ui/failure';
import { deskBookings } from '../../../words/desk-bookings.gen';
import { useWords } from '../../../words/use-words';
import { WarningBar } from '../../booking/bookings/warning-bar';

/** The warning about somebody of whom the id alone is known. That it could not be read is said, as there may be one. */
export function WarningOfClient({ clientId }: { clientId: string }) {
  const words = useWords(deskBookings);
  const sentenceOf = useSentenceOf();
  const { data, error, mutate, isValidating } = useApi('/clients/{id}', {
    params: { path: { id: clientId } },
  });
  // A file that is closed by now, as to a stylist two months after, or gone.
  if (error?.code === 'not-found') return null;
  if (error && !data) {
    return (
      <Failure
        what={words.theWarning()}
        message={sentenceOf(error)}
        onRetry={() => void mutate()}
        isRetrying={isValidating}
      />
    );
  }
  return data ? <WarningBar warning={data.warning} /> : null;
}
