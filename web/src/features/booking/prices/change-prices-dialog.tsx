import { useState } from 'react';
import styled from 'styled-components';
import type { AnswerOf } from '../../../api/use-api';
import { useAction } from '../../../api/use-action';
import { useApiForm } from '../../../api/use-api-form';
import { asProblem } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import type { Currency } from '../../../lib/currency';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Checkbox } from '../../../ui/checkbox';
import { Dialog } from '../../../ui/dialog';
import { Field, SelectField } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { Stack } from '../../../ui/layout';
import { below } from '../../../ui/media';
import { Hint } from '../../../ui/text';
import { toast } from '../../../ui/toast';
import { useFormats } from '../../../ui/use-formats';
import { prices as book } from '../../../words/prices.gen';
import { shell } from '../../../words/shell.gen';
import { useWords } from '../../../words/use-words';
import { type PriceChange, type PricePreview, usePriceChanges } from './mutations';
import { NewPrices } from './new-prices';
import { changeOf, sizeOf, stepsIn, type TypedChange } from './typed-change';

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--s-4);

  @media ${below('sm')} {
    grid-template-columns: 1fr;
  }
`;

interface Seen {
  change: PriceChange;
  preview: PricePreview;
}

/** Raises or lowers many prices at once: shows a preview, then applies it after confirmation. */
export function ChangePricesDialog({
  services,
  categories,
  currency,
  onClose,
}: {
  services: AnswerOf<'/services/all'>;
  categories: AnswerOf<'/service-categories'>;
  currency: Currency | undefined;
  onClose: () => void;
}) {
  const words = useWords(book);
  const general = useWords(shell);
  const { formatMoney } = useFormats();
  const { previewPriceChange } = usePriceChanges();
  const [seen, setSeen] = useState<Seen | null>(null);
  const form = useApiForm<TypedChange>({
    defaultValues: {
      direction: 'raise',
      by: 'percent',
      amount: '',
      // Half a euro, or one yen.
      roundToCents: String(stepsIn(currency)[currency?.decimals === 0 ? 0 : 3]),
      categoryId: '',
      includesAddOns: true,
      includesOwnPrices: true,
    },
    fieldErrorsOf: ({ fieldErrors }) => ({
      ...fieldErrors,
      ...(fieldErrors.change && { amount: fieldErrors.change }),
    }),
    send: async (typed) => {
      const change = changeOf(typed, services);
      setSeen({ change, preview: await previewPriceChange(change) });
      return false;
    },
  });

  return (
    <Dialog kind="wide" title={words.changePrices()} isOpen onClose={onClose}>
      {seen ? (
        <Confirm
          seen={seen}
          currency={currency}
          onSeen={setSeen}
          onBack={() => setSeen(null)}
          onClose={onClose}
        />
      ) : (
        <Form form={form}>
          <Hint>{words.bookedStays()}</Hint>
          <Pair>
            <SelectField label={words.direction()} {...form.field('direction')}>
              <option value="raise">{words.raise()}</option>
              <option value="lower">{words.lower()}</option>
            </SelectField>
            <SelectField label={words.unit()} {...form.field('by')}>
              <option value="percent">{words.percent()}</option>
              <option value="amount">{currency?.code ?? words.amount()}</option>
            </SelectField>
            <Field
              label={words.by()}
              inputMode="decimal"
              autoComplete="off"
              maxLength={16}
              {...form.field('amount', {
                required: words.amountRule(),
                validate: (amount: string, { by }: TypedChange) =>
                  sizeOf({ by, amount }) !== null || words.amountRule(),
              })}
            />
            <SelectField label={words.roundTo()} {...form.field('roundToCents')}>
              {stepsIn(currency).map((step) => (
                <option key={step} value={step}>
                  {currency ? formatMoney(step / 100, currency) : step / 100}
                </option>
              ))}
            </SelectField>
          </Pair>
          <SelectField label={words.which()} {...form.field('categoryId')}>
            <option value="">{words.allServices()}</option>
            {categories
              .filter(({ _id }) =>
                services.some(({ category, status }) => category._id === _id && status !== 'archived'),
              )
              .map(({ _id, title }) => (
                <option key={_id} value={_id}>
                  {title}
                </option>
              ))}
          </SelectField>
          <div>
            <Checkbox label={words.includeAddOns()} {...form.register('includesAddOns')} />
            <br />
            <Checkbox label={words.includeOwnPrices()} {...form.register('includesOwnPrices')} />
          </div>
          <FormFailure sentence={form.failure} />
          <DialogActions>
            <Button variant="ghost" onClick={onClose}>
              {general.cancel()}
            </Button>
            <Button type="submit" isBusy={form.isBusy}>
              {words.showNewPrices()}
            </Button>
          </DialogActions>
        </Form>
      )}
    </Dialog>
  );
}

function Confirm({
  seen: { change, preview },
  currency,
  onSeen,
  onBack,
  onClose,
}: {
  seen: Seen;
  currency: Currency | undefined;
  onSeen: (seen: Seen) => void;
  onBack: () => void;
  onClose: () => void;
}) {
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
  const { changePrices, previewPriceChange } = usePriceChanges();
  const { run, isBusy, problem } = useAction();
  const count = preview.items.length;
  const confirm = () =>
    run(async () => {
      try {
        await changePrices(change, preview.seen);
      } catch (thrown) {
        // Shows the new preview, and the sentence above the buttons explains it.
        if (asProblem(thrown).code === 'prices-have-changed')
          onSeen({ change, preview: await previewPriceChange(change) });
        throw thrown;
      }
      toast.success(words.changed({ count }));
      onClose();
    });

  return (
    <Stack $gap={4}>
      {count === 0 ? (
        <p>{words.nothingChanges()}</p>
      ) : (
        <NewPrices items={preview.items} currency={currency} />
      )}
      <FormFailure sentence={problem && sentenceOf(problem)} />
      <DialogActions>
        <Button variant="ghost" onClick={onBack}>
          {words.back()}
        </Button>
        {count > 0 && (
          <Button isBusy={isBusy} onClick={() => void confirm()}>
            {words.changeCount({ count })}
          </Button>
        )}
      </DialogActions>
    </Stack>
  );
}
