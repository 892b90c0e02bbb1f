import { asProblem } from '../../api/problem';
import { useSentenceOf } from '../../api/use-sentence-of';
import { useApi } from '../../api/use-api';
import { counted } from '../../lib/counted';
import { BulletList } from '../../ui/bullet-list';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { clientSentences } from './client-sentences';
import type { Client } from './models';
import { useClientActions } from './mutations';

/** Asks once more before a client without an account is erased, naming everything that is deleted. */
export function EraseClientDialog({
  client,
  onClose,
  onErased,
}: {
  client: Client;
  onClose: () => void;
  onErased: () => void;
}) {
  const sentenceOf = useSentenceOf();
  const { eraseClient } = useClientActions();
  const confirm = async () => {
    try {
      await eraseClient(client._id);
    } catch (thrown) {
      return sentenceOf(asProblem(thrown), clientSentences);
    }
    onErased();
    return null;
  };

  return (
    <ConfirmDialog
      title="Erase this client?"
      action="Erase"
      unchanged="We couldn’t erase this client"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        Everything on file about <strong>{client.name}</strong> will be permanently deleted:
      </p>
      <BulletList $gap={1}>
        <li>name, phone, email and note</li>
        <li>
          <UpcomingBookings id={client._id} />
        </li>
        {client.email && <li>emails to {client.email}, and messages from that address</li>}
      </BulletList>
      <p>Past bookings stay in the diary without a name.</p>
    </ConfirmDialog>
  );
}

/** How many bookings would be cancelled; until that is known, only that they would be. */
function UpcomingBookings({ id }: { id: string }) {
  const { data } = useApi('/clients/{id}/departure', { params: { path: { id } } });
  if (!data) return <>upcoming bookings, which will be cancelled</>;
  if (data.comingVisits === 0) return <>no upcoming bookings</>;
  return (
    <strong>
      {counted(data.comingVisits, 'upcoming booking')}, cancelled without an email: please call the client
      first
    </strong>
  );
}
