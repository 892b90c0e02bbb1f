import { asProblem } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { useApi } from '../../../api/use-api';
import { BulletList } from '../../../ui/bullet-list';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { clientSentences } from './client-sentences';
import type { Client } from './models';
import { useClientActions } from './mutations';
import { clients as book } from '../../../words/clients.gen';
import { inSentence } from '../../../words/in-sentence';
import { useWords } from '../../../words/use-words';

/** Confirms the erasure of a client without an account, naming everything that is deleted. */
export function EraseClientDialog({
  client,
  onClose,
  onErased,
}: {
  client: Client;
  onClose: () => void;
  onErased: () => void;
}) {
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
  const { eraseClient } = useClientActions();
  const confirm = async () => {
    try {
      await eraseClient(client._id);
    } catch (thrown) {
      return sentenceOf(asProblem(thrown), clientSentences(words));
    }
    onErased();
    return null;
  };

  return (
    <ConfirmDialog
      title={words.eraseThis()}
      action={words.eraseNow()}
      unchanged={words.couldNotErase()}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {inSentence(
          words.everythingDeleted,
          { name: <bdi>{client.name}</bdi> },
          { strong: (name) => <strong>{name}</strong> },
        )}
      </p>
      <BulletList $gap={1}>
        <li>{words.details()}</li>
        <li>
          <UpcomingBookings id={client._id} />
        </li>
        {client.email && <li>{inSentence(words.emailsTo, { email: <bdi>{client.email}</bdi> })}</li>}
      </BulletList>
      <p>{words.pastStay()}</p>
    </ConfirmDialog>
  );
}

/** The number of bookings to be cancelled; a general sentence until it is known. */
function UpcomingBookings({ id }: { id: string }) {
  const words = useWords(book);
  const { data } = useApi('/clients/{id}/departure', { params: { path: { id } } });
  if (!data) return <>{words.upcomingWillBeCancelled()}</>;
  if (data.comingVisits === 0) return <>{words.noUpcomingOnes()}</>;
  return <strong>{words.cancelledUntold({ count: data.comingVisits })}</strong>;
}
