import { useApiForm } from '../../../api/use-api-form';
import type { Currency } from '../../../lib/currency';
import { amountOf } from '../../../lib/typed-amount';
import { Dialog } from '../../../ui/dialog';
import { Field, SelectField } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { Hint } from '../../../ui/text';
import { useFormats } from '../../../ui/use-formats';
import { till as book } from '../../../words/till.gen';
import { useWords } from '../../../words/use-words';
import { CashDialogEnd, useCashEntry } from './cash-entry';
import { categoriesOf, type MovementKind, movementKinds, type Till, tipWays } from './models';
import { useTillActions } from './mutations';

/** Pays cash in or out, or pays out tips. With another till, only tips are paid here. */
export function MovementDialog({
  till: { owedTips, can },
  currency,
  onClose,
}: {
  till: Till;
  currency: Currency;
  onClose: () => void;
}) {
  const words = useWords(book);
  const { formatSum } = useFormats();
  const { moveCash } = useTillActions();
  const { enter, isBeyondDrawer } = useCashEntry(onClose);
  const kinds: readonly MovementKind[] = can.move ? movementKinds : ['tips-paid'];
  const ways = can.move ? tipWays.here : tipWays.elsewhere;
  const form = useApiForm({
    defaultValues: {
      ...{ kind: kinds[0] ?? 'paid-out', amount: '', category: '', paidBy: ways[0], staffId: '', reason: '' },
    },
    send: ({ kind, amount, category: chosen, paidBy, staffId, reason }) => {
      const category = categoriesOf[kind].find((one) => one === chosen);
      const movement = {
        ...{ kind, amount: amountOf(amount) ?? 0, reason: reason.trim() },
        ...(category && { category }),
        ...(kind === 'tips-paid' && { staffId, paidBy }),
      };
      return enter((confirmed, key) => moveCash({ ...movement, ...confirmed }, key));
    },
    check: ({ kind, category, staffId, reason }) => ({
      ...(kind === 'tips-paid' && !staffId && { staffId: words.chooseWhose() }),
      ...(categoriesOf[kind].length > 0 &&
        !categoriesOf[kind].some((one) => one === category) && { category: words.chooseCategory() }),
      ...(kind === 'paid-out' && !reason.trim() && { reason: words.reasonNeeded() }),
    }),
  });
  const kind = form.watch('kind');
  const isForTips = kind === 'tips-paid';
  const categories = categoriesOf[kind];

  return (
    <Dialog title={can.move ? words.moveCash() : words.payTips()} isOpen onClose={onClose}>
      <Form form={form}>
        {kinds.length > 1 && (
          <SelectField label={words.what()} {...form.field('kind')}>
            {kinds.map((one) => (
              <option key={one} value={one}>
                {words[`choose.${one}`]()}
              </option>
            ))}
          </SelectField>
        )}
        {categories.length > 0 && (
          <SelectField
            key={kind}
            label={kind === 'paid-in' ? words.from() : words.for()}
            {...form.field('category')}
            aria-required
          >
            <option value="">{words.chooseCategory()}</option>
            {categories.map((one) => (
              <option key={one} value={one}>
                {words[`category.${one}`]()}
              </option>
            ))}
          </SelectField>
        )}
        {isForTips && owedTips.length === 0 && <Hint>{words.nobodyOwed()}</Hint>}
        {isForTips && owedTips.length > 0 && (
          <>
            <SelectField label={words.whose()} {...form.field('staffId')}>
              <option value="">{words.chooseWhose()}</option>
              {owedTips.map(({ staffId, staffName, amount }) => (
                <option key={staffId} value={staffId}>
                  {words.isOwed({ name: staffName, amount: formatSum(amount, currency) })}
                </option>
              ))}
            </SelectField>
            <SelectField label={words.tipsBy()} {...form.field('paidBy')}>
              {ways.map((one) => (
                <option key={one} value={one}>
                  {words[`by.${one}`]()}
                </option>
              ))}
            </SelectField>
          </>
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
          aria-required={kind === 'paid-out' || undefined}
        />
        <CashDialogEnd
          {...{ form, isBeyondDrawer, onClose }}
          submit={words.enter()}
          isDisabled={isForTips && owedTips.length === 0}
        />
      </Form>
    </Dialog>
  );
}
