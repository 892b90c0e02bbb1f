import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Dialog } from '../../../ui/dialog';
import { access as book } from '../../../words/access.gen';
import { useWords } from '../../../words/use-words';
import { AccessForm } from './access-form';
import type { ListedAccount } from './models';

/** Edits a person's role and rights. */
export function AccessDialog({ account, onClose }: { account: ListedAccount; onClose: () => void }) {
  const words = useWords(book);
  return (
    <Dialog title={words.accessOf({ name: account.name || account.email })} isOpen onClose={onClose}>
      <AccessForm
        account={account}
        roles={['user', 'stylist', 'reception', 'admin']}
        actionsOf={(save) => (
          <DialogActions>
            <Button variant="ghost" onClick={onClose}>
              {words.cancel()}
            </Button>
            {save}
          </DialogActions>
        )}
        onSaved={onClose}
      />
    </Dialog>
  );
}
