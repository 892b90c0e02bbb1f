import { useState } from 'react';
import { useApiForm } from '../../../api/use-api-form';
import type { Currency } from '../../../lib/currency';
import { randomId } from '../../../lib/random-id';
import { amountOf } from '../../../lib/typed-amount';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Dialog } from '../../../ui/dialog';
import { Field, SelectField } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { Hint } from '../../../ui/text';
import { toast } from '../../../ui/toaster';
import { useFormats } from '../../../ui/use-formats';
import { till as book } from '../../../words/till.gen';
import { useWords } from '../../../words/use-words';
import { movementKinds, type TillDay } from './models';
import { useTillActions } from './mutations';

/** Puts cash into the drawer or takes it out, for a reason or for somebody's tips. */
export function MovementDialog({
  till: { owedTips },
  currency,
  onClose,
}: {
  till: TillDay;
  currency: Currency;
  onClose: () => void;
}) {
  const words = useWords(book);
  const { formatSum } = useFormats();
  const { moveCash } = useTillActions();
  // What is pressed twice is done once.
  const [key] = useState(randomId);
  const form = useApiForm({
    defaultValues: { kind: 'paid-out', amount: '', staffId: '', reason: '' },
    send: async ({ kind: chosen, amount, staffId, reason }) => {
      const kind = movementKinds.find((one) => one === chosen) ?? 'paid-out';
      const forTips = kind === 'tips-paid' && { staffId };
      await moveCash({ kind, amount: amountOf(amount) ?? 0, reason: reason.trim(), ...forTips }, key);
      toast.success(words.entered());
      onClose();
    },
    check: ({ kind, staffId, reason }) => ({
      ...(kind === 'tips-paid' && !staffId && { staffId: words.chooseWhose() }),
      ...((kind === 'paid-in' || kind === 'paid-out') && !reason.trim() && { reason: words.reasonNeeded() }),
    }),
  });
  const kind = form.watch('kind');
  const isForTips = kind === 'tips-paid';
  const needsReason = kind === 'paid-in' || kind === 'paid-out';

  return (
    <Dialog title={words.moveCash()} isOpen onClose={onClose}>
      <Form form={form}>
        <SelectField label={words.what()} {...form.field('kind')}>
          {movementKinds.map((one) => (
            <option key={one} value={one}>
              {words[`choose.${one}`]()}
            </option>
          ))}
        </SelectField>
        {isForTips && owedTips.length === 0 && <Hint>{words.nobodyOwed()}</Hint>}
        {isForTips && owedTips.length > 0 && (
          <SelectField label={words.whose()} {...form.field('staffId')}>
            <option value="">{words.chooseWhose()}</option>
            {owedTips.map(({ staffId, staffName, amount }) => (
              <option key={staffId} value={staffId}>
                {words.isOwed({ name: staffName, amount: formatSum(amount, currency) })}
              </option>
            ))}
          </SelectField>
        )}
        <Field
          label={words.amountIn({ symbol: currency.symbol })}
          inputMode="decimal"
          autoComplete="off"
          {...form.field('amount', {
            required: words.amountWrong(),
            validate: (typed: string) => (amountOf(typed) ?? 0) > 0 || words.amountWrong(),
          })}
        />
        <Field
          label={words.reason()}
          maxLength={200}
          {...form.field('reason')}
          aria-required={needsReason || undefined}
        />
        <FormFailure sentence={form.failure} />
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {words.cancel()}
          </Button>
          <Button type="submit" isBusy={form.isBusy} disabled={isForTips && owedTips.length === 0}>
            {words.enter()}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
