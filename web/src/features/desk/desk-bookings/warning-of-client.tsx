import { useApi } from '../../../api/use-api';
import { deskBookings } from '../../../words/desk-bookings.gen';
import { useWords } from '../../../words/use-words';
import { WarningBar } from '../../booking/bookings/warning-bar';
import { Answered } from '../../../ui/answered';

/** The warning about a client, loaded by id. A failure is shown, as there may be a warning. */
export function WarningOfClient({ clientId }: { clientId: string }) {
  const words = useWords(deskBookings);
  const answer = useApi('/clients/{id}', {
    params: { path: { id: clientId } },
  });
  // The file is closed by now, as for a stylist after two months, or deleted.
  if (answer.error?.code === 'not-found') return null;
  return (
    <Answered answer={answer} what={words.theWarning()} skeleton={null}>
      {({ warning }) => <WarningBar warning={warning} />}
    </Answered>
  );
}
