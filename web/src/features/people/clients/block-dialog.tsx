import { asProblem } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Hint } from '../../../ui/text';
import { clients as book } from '../../../words/clients.gen';
import { inSentence } from '../../../words/in-sentence';
import { useWords } from '../../../words/use-words';
import { clientSentences } from './client-sentences';
import type { Client } from './models';
import { useClientActions } from './mutations';

/** Confirms that a client may not book online any more, and says what that means. */
export function BlockDialog({
  client,
  onClose,
  onBlocked,
}: {
  client: Client;
  onClose: () => void;
  onBlocked: () => void;
}) {
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
  const { changeClient } = useClientActions();
  const confirm = async () => {
    try {
      await changeClient(client._id, { isBlocked: true });
    } catch (thrown) {
      return sentenceOf(asProblem(thrown), clientSentences(words));
    }
    onBlocked();
    return null;
  };
  return (
    <ConfirmDialog
      title={words.blockOnline()}
      action={words.blockOnline()}
      variant="primary"
      unchanged={words.couldNotBlock()}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        <strong>{inSentence(words.blockThis, { name: <bdi>{client.name}</bdi> })}</strong>
      </p>
      <p>{words.blockMeans()}</p>
      <Hint>{words.newAccountsConfirm()}</Hint>
    </ConfirmDialog>
  );
}
