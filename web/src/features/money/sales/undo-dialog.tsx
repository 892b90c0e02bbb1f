import { useState } from 'react';
import { useApiForm } from '../../../api/use-api-form';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { required } from '../../../lib/field-rules';
import { randomId } from '../../../lib/random-id';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { toast } from '../../../ui/toast';
import { useFormats } from '../../../ui/use-formats';
import { sales } from '../../../words/sales.gen';
import { shell } from '../../../words/shell.gen';
import { useWords } from '../../../words/use-words';
import { useMethodName } from '../till-settings/use-method-name';
import type { Sale } from './models';
import { useSaleActions } from './mutations';

/** Undoes a whole sale: it stays in the list with its refund, and the visit is unpaid again. */
export function UndoDialog({ sale, onClose }: { sale: Sale; onClose: () => void }) {
  const words = useWords(sales);
  const methodName = useMethodName();
  const cancel = useWords(shell).cancel();
  const sentenceOf = useSentenceOf();
  const { formatSum, formatList } = useFormats();
  const { undo } = useSaleActions();
  const [key] = useState(randomId);
  const form = useApiForm({
    defaultValues: { reason: '' },
    explain: (problem) => sentenceOf(problem, { 'proof-needed': words.needsProof() }),
    send: async ({ reason }) => {
      await undo(sale._id, reason.trim(), key);
      toast.success(words.isUndone({ label: sale.label ?? '' }));
      onClose();
    },
  });
  const ways = [...new Set(sale.payments.map(({ method }) => methodName(method)))];
  return (
    <Dialog title={words.undoThat({ label: sale.label ?? '' })} isOpen onClose={onClose}>
      <Form form={form}>
        <p>
          {words.undoMeans({
            money: formatSum(sale.refundable, sale.currency),
            ways: formatList(ways),
          })}
        </p>
        {sale.booking && <p>{words.toPayAgain()}</p>}
        <Field
          label={words.reason()}
          maxLength={200}
          autoComplete="off"
          {...form.field('reason', required(words.sayWhy()))}
        />
        <FormFailure sentence={form.failure} />
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" variant="danger" isBusy={form.isBusy}>
            {words.undoSale()}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
