import { useApiForm } from '../../../api/use-api-form';
import { required } from '../../../lib/field-rules';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { till as book } from '../../../words/till.gen';
import { useWords } from '../../../words/use-words';
import { CashDialogEnd, useCashEntry } from './cash-entry';
import type { TillMovement } from './models';
import { useTillActions } from './mutations';

/** Reverses a movement, with a reason. */
export function ReverseDialog({ movement, onClose }: { movement: TillMovement; onClose: () => void }) {
  const words = useWords(book);
  const { reverse } = useTillActions();
  const { enter, isBeyondDrawer } = useCashEntry(onClose);
  const form = useApiForm({
    defaultValues: { reason: '' },
    send: ({ reason }) =>
      enter((confirmed, key) => reverse(movement._id, { reason: reason.trim(), ...confirmed }, key)),
  });
  return (
    <Dialog title={words.reverseThat()} isOpen onClose={onClose}>
      <Form form={form}>
        <p>{words.reverseText()}</p>
        <Field
          label={words.reason()}
          maxLength={200}
          {...form.field('reason', required(words.reasonNeeded()))}
        />
        <CashDialogEnd {...{ form, isBeyondDrawer, onClose }} submit={words.reverse()} />
      </Form>
    </Dialog>
  );
}
