import { useApiForm } from '../../../api/use-api-form';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Dialog } from '../../../ui/dialog';
import { Form } from '../../../ui/form';
import { toast } from '../../../ui/toast';
import { shell } from '../../../words/shell.gen';
import { twoStep } from '../../../words/two-step.gen';
import { useWords } from '../../../words/use-words';
import type { Factor } from './models';
import { useFactorActions } from './mutations';
import { NameField } from './name-field';

/** Renames an authenticator app or passkey. */
export function RenameFactorDialog({ factor, onClose }: { factor: Factor; onClose: () => void }) {
  const words = useWords(twoStep);
  const general = useWords(shell);
  const { rename } = useFactorActions();
  const form = useApiForm({
    defaultValues: { name: factor.name },
    send: async ({ name }) => {
      await rename(factor, name);
      toast.success(words.renamed());
      onClose();
    },
  });
  return (
    <Dialog title={words.rename()} isOpen onClose={onClose}>
      <Form form={form}>
        <NameField form={form} />
        {form.failure && (
          <Alert tone="danger" title={general.nothingChanged()}>
            <p>{form.failure}</p>
          </Alert>
        )}
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {general.cancel()}
          </Button>
          <Button type="submit" isBusy={form.isBusy}>
            {general.save()}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
