import { useApi } from '../../../api/use-api';
import { useApiForm } from '../../../api/use-api-form';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Dialog } from '../../../ui/dialog';
import { Form } from '../../../ui/form';
import { shell } from '../../../words/shell.gen';
import { twoStep } from '../../../words/two-step.gen';
import { useWords } from '../../../words/use-words';
import { useFactorActions } from './mutations';
import { NameField } from './name-field';

/** Creates a passkey, named after the device unless another name is given. */
export function AddPasskeyDialog({
  onAdded,
  onClose,
}: {
  /** Called with the recovery codes, if it is the first factor. */
  onAdded: (codes: readonly string[] | null) => void;
  onClose: () => void;
}) {
  const words = useWords(twoStep);
  const general = useWords(shell);
  const { addPasskey } = useFactorActions();
  // The account page shows them as well.
  const { data: sessions } = useApi('/auth/sessions');
  const form = useApiForm({
    defaultValues: { name: sessions?.find(({ isCurrent }) => isCurrent)?.device ?? words.passkey() },
    send: async ({ name }) => onAdded(await addPasskey(name)),
    sentences: { 'passkey-stopped': words.passkeyNotMade(), 'passkey-known': words.passkeyKnown() },
  });
  return (
    <Dialog title={words.addPasskey()} isOpen onClose={onClose}>
      <Form form={form}>
        <p>{words.passkeyIntro()}</p>
        <NameField form={form} />
        {form.failure && (
          <Alert tone="danger" title={words.nothingAdded()}>
            <p>{form.failure}</p>
          </Alert>
        )}
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {general.cancel()}
          </Button>
          <Button type="submit" isBusy={form.isBusy}>
            {words.next()}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
