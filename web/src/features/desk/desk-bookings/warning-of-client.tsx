import { useApi } from '../../../api/use-api';
import { deskBookings } from '../../../words/desk-bookings.gen';
import { useWords } from '../../../words/use-words';
import { WarningBar } from '../../booking/bookings/warning-bar';
import { Answered } from '../../../ui/answered';

/** The warning about somebody of whom the id alone is known. That it could not be read is said, as there may be one. */
export function WarningOfClient({ clientId }: { clientId: string }) {
  const words = useWords(deskBookings);
  const answer = useApi('/clients/{id}', {
    params: { path: { id: clientId } },
  });
  // A file that is closed by now, as to a stylist two months after, or gone.
  if (answer.error?.code === 'not-found') return null;
  return (
    <Answered answer={answer} what={words.theWarning()} skeleton={null}>
      {({ warning }) => <WarningBar warning={warning} />}
    </Answered>
  );
}
