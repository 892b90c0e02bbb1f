import { useApi } from '../../../api/use-api';
import { useApiForm } from '../../../api/use-api-form';
import { required } from '../../../lib/field-rules';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Dialog } from '../../../ui/dialog';
import { SelectField } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { access as book } from '../../../words/access.gen';
import { shell } from '../../../words/shell.gen';
import { useWords } from '../../../words/use-words';
import type { Member } from './models';

/** Asks an admin who works at the salon which team member they are. */
export function OwnColumnDialog({
  onChoose,
  onClose,
}: {
  onChoose: (member: Member) => Promise<void>;
  onClose: () => void;
}) {
  const words = useWords(book);
  const general = useWords(shell);
  const { data: team = [] } = useApi('/staff/all');
  const active = team.filter((person) => person.active);
  const form = useApiForm({
    defaultValues: { staffId: '' },
    send: async ({ staffId }) => {
      const member = active.find(({ _id }) => _id === staffId);
      if (!member) return false;
      await onChoose(member);
      onClose();
    },
  });
  return (
    <Dialog title={words.chooseColumn()} isOpen onClose={onClose}>
      <Form form={form}>
        <p>{words.chooseColumnText()}</p>
        <SelectField label={words.whoYouAre()} {...form.field('staffId', required(words.chooseWhoYouAre()))}>
          <option value="" disabled />
          {active.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </SelectField>
        <FormFailure sentence={form.failure} />
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {general.cancel()}
          </Button>
          <Button type="submit" isBusy={form.isBusy}>
            {words.chooseColumn()}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
