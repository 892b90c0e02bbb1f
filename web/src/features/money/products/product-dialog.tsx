import { useAction } from '../../../api/use-action';
import { useApiForm } from '../../../api/use-api-form';
import { useSentenceOf } from '../../../api/use-sentence-of';
import type { Currency } from '../../../lib/currency';
import { required } from '../../../lib/field-rules';
import { amountOf, typedOf } from '../../../lib/typed-amount';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Dialog } from '../../../ui/dialog';
import { Field, SelectField } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { toast } from '../../../ui/toast';
import { products as book } from '../../../words/products.gen';
import { useWords } from '../../../words/use-words';
import type { TaxRate } from '../till-settings/models';
import type { Product } from './models';
import { useProductActions } from './mutations';

const COUNT = /^\d{1,5}$/;

/** Adds or edits a product. Its stock is entered here only for a new one; later changes need a reason. */
export function ProductDialog({
  product,
  currency,
  rates,
  onClose,
}: {
  /** Null for a new one. */
  product: Product | null;
  currency: Currency;
  rates: readonly TaxRate[];
  onClose: () => void;
}) {
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
  const { addProduct, changeProduct } = useProductActions();
  const { run, isBusy, problem } = useAction();
  const form = useApiForm({
    defaultValues: {
      title: product?.title ?? '',
      price: product ? typedOf(product.price) : '',
      taxRateId: product?.taxRateId ?? '',
      lowStock: String(product?.lowStock ?? ''),
      barcode: product?.barcode ?? '',
      stock: product ? '' : '0',
    },
    send: async (typed) => {
      const facts = {
        title: typed.title.trim(),
        price: amountOf(typed.price) ?? 0,
        taxRateId: typed.taxRateId || null,
        lowStock: typed.lowStock.trim() === '' ? null : Number(typed.lowStock),
        barcode: typed.barcode.trim() || null,
      };
      if (product) await changeProduct(product._id, facts);
      else await addProduct({ ...facts, stock: Number(typed.stock) });
      toast.success(words.saved());
      onClose();
    },
  });
  const archive = (isArchived: boolean) =>
    void run(async () => {
      if (!product) return;
      await changeProduct(product._id, { isArchived });
      toast.success(words.saved());
      onClose();
    });
  const usable = rates.filter(({ _id, isArchived }) => !isArchived || _id === product?.taxRateId);

  return (
    <Dialog title={product ? words.editThat({ title: product.title }) : words.add()} isOpen onClose={onClose}>
      <Form form={form}>
        <Field label={words.name()} maxLength={80} {...form.field('title', required(words.nameNeeded()))} />
        <Field
          label={`${words.price()} (${currency.symbol})`}
          inputMode="decimal"
          autoComplete="off"
          {...form.field('price', {
            required: words.priceWrong(),
            validate: (typed: string) => amountOf(typed) !== null || words.priceWrong(),
          })}
        />
        {usable.length > 0 && (
          <SelectField label={words.tax()} {...form.field('taxRateId')}>
            <option value="">{words.usualTax()}</option>
            {usable.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <Field
          label={words.barcode()}
          hint={words.barcodeHint()}
          maxLength={48}
          autoComplete="off"
          dir="ltr"
          // A scanner ends with Enter, which must not submit the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          {...form.field('barcode', {
            validate: (typed: string) =>
              typed.trim() === '' || /^[!-~]{3,48}$/.test(typed.trim()) || words.barcodeWrong(),
          })}
        />
        {!product && (
          <Field
            label={words.inStockNow()}
            inputMode="numeric"
            {...form.field('stock', {
              required: words.wholeNumber(),
              validate: (typed: string) => COUNT.test(typed.trim()) || words.wholeNumber(),
            })}
          />
        )}
        <Field
          label={words.lowAt()}
          hint={words.lowAtHint()}
          inputMode="numeric"
          {...form.field('lowStock', {
            validate: (typed: string) =>
              typed.trim() === '' || COUNT.test(typed.trim()) || words.wholeNumber(),
          })}
        />
        <FormFailure sentence={form.failure ?? (problem && sentenceOf(problem))} />
        <DialogActions>
          {product && (
            <Button variant="quiet" isBusy={isBusy} onClick={() => archive(!product.isArchived)}>
              {product.isArchived ? words.restore() : words.archive()}
            </Button>
          )}
          <Button variant="ghost" onClick={onClose}>
            {words.cancel()}
          </Button>
          <Button type="submit" isBusy={form.isBusy}>
            {words.save()}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
