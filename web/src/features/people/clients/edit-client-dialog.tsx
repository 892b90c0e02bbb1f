import { Dialog } from '../../../ui/dialog';
import { clients as book } from '../../../words/clients.gen';
import { shell } from '../../../words/shell.gen';
import { useWords } from '../../../words/use-words';
import { ClientForm } from './client-form';
import type { Client } from './models';
import { useClientActions } from './mutations';

/** Changes the details of a client on file. */
export function EditClientDialog({
  client,
  onClose,
  onSaved,
}: {
  client: Client;
  onClose: () => void;
  onSaved: () => void;
}) {
  const words = useWords(book);
  const save = useWords(shell).save();
  const { changeClient } = useClientActions();
  return (
    <Dialog title={words.editClient()} isOpen onClose={onClose}>
      <ClientForm
        client={client}
        submitLabel={save}
        onSubmit={async ({ name, email, phone, language }) => {
          await changeClient(client._id, { name, email, phone, language });
          onSaved();
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}
