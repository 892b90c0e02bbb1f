import styled from 'styled-components';
import { asProblem, sentenceOf } from '../../api/problem';
import { useApi } from '../../api/use-api';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { clientSentences } from './client-sentences';
import type { Client } from './models';
import { useClientActions } from './mutations';

const Losses = styled.ul`
  display: grid;
  gap: var(--s-1);
  margin: 0;
  padding-left: 1.2em;
`;

/** Asks once more before somebody without an account is forgotten, naming all that goes. */
export function EraseClientDialog({
  client,
  onClose,
  onErased,
}: {
  client: Client;
  onClose: () => void;
  onErased: () => void;
}) {
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
      unchanged="The client is not erased"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        All that the salon knows of <strong>{client.name}</strong> goes, and cannot be brought back:
      </p>
      <Losses>
        <li>name, phone, email and note</li>
        <li>
          <ComingVisits id={client._id} />
        </li>
        {client.email && <li>letters to {client.email}, and messages from there</li>}
      </Losses>
      <p>Past visits stay in the diary without a name.</p>
    </ConfirmDialog>
  );
}

/** How many visits would be called off; while that is not known, only that they would. */
function ComingVisits({ id }: { id: string }) {
  const { data } = useApi('/clients/{id}/departure', { params: { path: { id } } });
  if (!data) return <>coming visits, which are cancelled</>;
  if (data.comingVisits === 0) return <>no visits are coming</>;
  return (
    <strong>
      {data.comingVisits === 1
        ? '1 coming visit is cancelled'
        : `${data.comingVisits} coming visits are cancelled`}{' '}
      without a mail: please call first
    </strong>
  );
}
