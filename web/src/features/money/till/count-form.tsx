import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { useApiForm } from '../../../api/use-api-form';
import type { Currency } from '../../../lib/currency';
import { amountOf, balanceOf } from '../../../lib/typed-amount';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Field, Input } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { below, from } from '../../../ui/media';
import { Hint } from '../../../ui/text';
import { useFocusOnChange } from '../../../ui/use-focus-on-change';
import { useFormats } from '../../../ui/use-formats';
import { till as book } from '../../../words/till.gen';
import { useWords } from '../../../words/use-words';
import { BeforeClose } from './before-close';
import { countsOf, quantityOf, sumOfCounts } from './count';
import type { Compared, Count, Till } from './models';
import { useTillActions } from './mutations';

const Kinds = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4) var(--s-6);

  @media ${from('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  fieldset {
    display: grid;
    align-content: start;
    gap: var(--s-1);
  }
  legend {
    margin-bottom: var(--s-2);
    color: var(--brass);
    font-size: var(--t-small);
    font-weight: 600;
  }
`;
const Line = styled.label`
  display: grid;
  grid-template-columns: minmax(5.5em, 1fr) 5.5em minmax(5.5em, 1fr);
  align-items: center;
  gap: var(--s-3);
  font-variant-numeric: tabular-nums;

  @media ${below('sm')} {
    grid-template-columns: minmax(0, 5fr) 4.5em minmax(0, 6fr);
    gap: var(--s-2);
  }
  input {
    min-height: 44px;
    padding-block: 4px;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  > :last-child {
    color: var(--text-2);
    text-align: end;
  }
`;
const Sum = styled.output`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--s-2);
  padding-top: var(--s-4);
  border-top: 1px solid var(--border);
  font: 400 1.75rem/1.2 var(--font-display);
  font-variant-numeric: tabular-nums;

  small {
    color: var(--text-2);
    font: 400 1rem/1.4 var(--font-ui);
  }
`;

const nameOf = (value: number): `v${string}` => `v${String(value).replace('.', '_')}`;

/** Counts the drawer, by notes and coins or as a total. The expected amount is not shown. */
export function CountForm({
  number,
  zone,
  coinsAndNotes,
  currency,
  hasChanged,
  onCompared,
}: {
  /** The number of the current close. */
  number: number;
  zone: string;
  coinsAndNotes: Till['coinsAndNotes'];
  currency: Currency;
  /** True if an earlier count is outdated. */
  hasChanged: boolean;
  onCompared: (count: Count, compared: Compared) => void;
}) {
  const words = useWords(book);
  const { formatSum } = useFormats();
  const { compare } = useTillActions();
  const [isWhole, setWhole] = useState(coinsAndNotes === null);
  const notes = coinsAndNotes?.notes ?? [];
  const coins = coinsAndNotes?.coins ?? [];
  const values = [...notes, ...coins];
  const form = useApiForm<Record<string, string>>({
    defaultValues: {
      total: '',
      terminal: '',
      ...Object.fromEntries(values.map((value) => [nameOf(value), ''])),
    },
    send: async (typed) => {
      const terminalTotal = balanceOf(typed.terminal ?? '');
      const count: Count = {
        ...(isWhole
          ? { total: amountOf(typed.total ?? '') ?? 0 }
          : { counts: countsOf(values, countsTyped(typed)) }),
        ...(terminalTotal !== null && { terminalTotal }),
      };
      onCompared(count, await compare(number, count));
    },
    check: (typed) => {
      const terminal = (typed.terminal ?? '').trim();
      const isTerminalWrong = terminal !== '' && balanceOf(terminal) === null;
      const wrong = isWhole
        ? []
        : values.filter((value) => quantityOf(typed[nameOf(value)] ?? '') === null).map(nameOf);
      return {
        ...(isWhole && amountOf(typed.total ?? '') === null && { total: words.amountWrong() }),
        ...Object.fromEntries(wrong.map((name) => [name, words.countWrong()])),
        ...(isTerminalWrong && { terminal: words.amountWrong() }),
      };
    },
  });
  const countsTyped = (typed: Record<string, string>) =>
    Object.fromEntries(values.map((value) => [String(value), typed[nameOf(value)] ?? '']));
  const typed = countsTyped(useWatch({ control: form.control }) as Record<string, string>);
  const title = useFocusOnChange<HTMLHeadingElement>(isWhole);

  const line = (value: number) => {
    const name = nameOf(value);
    const quantity = quantityOf(typed[String(value)] ?? '') ?? 0;
    const { isOptional: _, error, ...input } = form.field(name);
    return (
      <Line key={value}>
        <span>{formatSum(value, currency)}</span>
        <Input
          {...input}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          placeholder="0"
          aria-label={words.howMany({ value: formatSum(value, currency) })}
          aria-invalid={error ? true : undefined}
        />
        <span>{quantity > 0 ? formatSum(Math.round(value * 100 * quantity) / 100, currency) : ''}</span>
      </Line>
    );
  };

  return (
    <Form form={form} gap={5}>
      <div>
        <h3 ref={title} tabIndex={-1}>
          {words.stepCount()}
        </h3>
        <Hint>{words.countText()}</Hint>
      </div>
      <BeforeClose zone={zone} />
      {hasChanged && (
        <Alert tone="warning">
          <p>{words.changed()}</p>
        </Alert>
      )}
      {isWhole ? (
        <Field
          label={words.total({ symbol: currency.symbol })}
          inputMode="decimal"
          autoComplete="off"
          {...form.field('total')}
          aria-required
        />
      ) : (
        <>
          <Kinds>
            <fieldset>
              <legend>{words.notes()}</legend>
              {notes.map(line)}
            </fieldset>
            {coins.length > 0 && (
              <fieldset>
                <legend>{words.coins()}</legend>
                {coins.map(line)}
              </fieldset>
            )}
          </Kinds>
          <Sum>
            <small>{words.inDrawer()}</small>
            {formatSum(sumOfCounts(values, typed), currency)}
          </Sum>
        </>
      )}
      <Field
        label={words.terminalTotal({ symbol: currency.symbol })}
        hint={words.terminalHint()}
        // The decimal keyboard on an iPhone has no minus sign.
        inputMode="text"
        autoComplete="off"
        {...form.field('terminal')}
      />
      <FormFailure sentence={form.failure} />
      <DialogActions>
        {coinsAndNotes !== null && (
          <Button variant="quiet" onClick={() => setWhole(!isWhole)}>
            {isWhole ? words.countCoins() : words.typeTotal()}
          </Button>
        )}
        <Button type="submit" isBusy={form.isBusy}>
          {words.compare()}
        </Button>
      </DialogActions>
    </Form>
  );
}
