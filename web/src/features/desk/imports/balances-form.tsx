import { useApiForm } from '../../../api/use-api-form';
import { useRefresh } from '../../../api/use-refresh';
import { useSalon } from '../../../api/use-salon';
import { amountOf, typedOf } from '../../../lib/typed-amount';
import { Button } from '../../../ui/button';
import { Field, SelectField } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { HintedCheckbox } from '../../../ui/hinted-checkbox';
import { Hint } from '../../../ui/text';
import { imports as book } from '../../../words/imports.gen';
import { useWords } from '../../../words/use-words';
import { changeImport } from './import-calls';
import type { Balances } from './models';

/** The owner's answers about all balances of a list, before they are checked. */
export function BalancesForm({ id, balances }: { id: string; balances: Balances }) {
  const words = useWords(book);
  const refresh = useRefresh();
  const salon = useSalon();
  const { opening, canBeTaxedAtSale } = balances;
  const form = useApiForm({
    defaultValues: {
      total: opening ? typedOf(opening.total) : '',
      tax: opening?.tax ?? ('at-use' as const),
      honoursExpired: opening?.honoursExpired ?? false,
    },
    send: async ({ total, tax, honoursExpired }) => {
      await changeImport(id, {
        opening: { total: amountOf(total) ?? 0, tax: canBeTaxedAtSale ? tax : 'at-use', honoursExpired },
      });
      await refresh('/imports/**');
    },
  });
  if (!salon.data) return null;
  return (
    <Form form={form} saysWhatIsOptional={false}>
      <Field
        label={words.oldTotal({ symbol: salon.data.currency.symbol })}
        hint={words.oldTotalHint()}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('total', {
          required: words.totalMissing(),
          validate: (typed: string) => amountOf(typed) !== null || words.totalMissing(),
        })}
      />
      {canBeTaxedAtSale ? (
        <SelectField label={words.taxDue()} hint={words.taxedAtSaleHint()} {...form.field('tax')}>
          <option value="at-use">{words.taxedAtUse()}</option>
          <option value="single-purpose">{words.taxedAtSale()}</option>
        </SelectField>
      ) : (
        <Hint>{words.onlyAtUse()}</Hint>
      )}
      <HintedCheckbox
        label={words.honourExpired()}
        hint={words.honourExpiredHint()}
        {...form.register('honoursExpired')}
      />
      <FormFailure sentence={form.failure} />
      <Button type="submit" variant="ghost" isBusy={form.isBusy}>
        {words.saveBalances()}
      </Button>
    </Form>
  );
}
