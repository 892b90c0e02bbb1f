import { useState } from 'react';
import styled from 'styled-components';
import { asProblem, sentenceOf } from '../../api/problem';
import { useApi } from '../../api/use-api';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { clientSentences } from './client-sentences';
import type { Client } from './models';
import { useClientActions } from './mutations';

const Whole = styled.div`
  display: grid;
  gap: var(--s-4);
  overflow-wrap: anywhere;

  ul {
    display: grid;
    gap: var(--s-1);
    margin: 0;
    padding-left: 1.2em;
  }
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--s-3);
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
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await eraseClient(client._id);
      onErased();
    } catch (thrown) {
      setFailure(sentenceOf(asProblem(thrown), clientSentences));
      setBusy(false);
    }
  };

  return (
    <Dialog title="Erase this client?" isOpen onClose={onClose}>
      <Whole>
        <p>
          All that the salon knows of <strong>{client.name}</strong> goes, and cannot be brought back:
        </p>
        <ul>
          <li>name, phone, email and note</li>
          <li>
            <ComingVisits id={client._id} />
          </li>
          {client.email && <li>letters to {client.email}, and messages from there</li>}
        </ul>
        <p>Past visits stay in the diary without a name.</p>
        {failure && (
          <Alert tone="danger" title="The client is not erased">
            <p>{failure}</p>
          </Alert>
        )}
        <Ways>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" isBusy={isBusy} onClick={() => void confirm()}>
            Erase
          </Button>
        </Ways>
      </Whole>
    </Dialog>
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
