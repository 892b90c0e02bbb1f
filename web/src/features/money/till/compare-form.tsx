import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { asProblem } from '../../../api/problem';
import { useApiForm } from '../../../api/use-api-form';
import type { Currency } from '../../../lib/currency';
import { randomId } from '../../../lib/random-id';
import { amountOf, centsOf } from '../../../lib/typed-amount';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { Hint } from '../../../ui/text';
import { useFocusOnChange } from '../../../ui/use-focus-on-change';
import { useFormats } from '../../../ui/use-formats';
import { till as book } from '../../../words/till.gen';
import { useWords } from '../../../words/use-words';
import type { Compared, Count } from './models';
import { useTillActions } from './mutations';

const Figures = styled.dl`
  display: grid;
  gap: var(--s-2);
  font-variant-numeric: tabular-nums;

  > div {
    display: flex;
    justify-content: space-between;
    gap: var(--s-4);
  }
  dt {
    color: var(--text-2);
  }
  [data-main] {
    align-items: baseline;
    padding-top: var(--s-3);
    border-top: 1px solid var(--border);
  }
  [data-main] dd {
    font: 400 1.75rem/1.2 var(--font-display);
    text-align: end;
  }
  [data-off] dd {
    color: var(--danger);
  }
`;

/** Compares the count with the expected amount, asks for the bank deposit, and closes the till. */
export function CompareForm({
  number,
  count,
  compared: { counted, expected, difference, terminal },
  currency,
  onAgain,
  onClosed,
}: {
  number: number;
  count: Count;
  compared: Compared;
  currency: Currency;
  /** Returns to counting; true if it is required, because something was sold in the meantime. */
  onAgain: (hasChanged: boolean) => void;
  onClosed: () => void;
}) {
  const words = useWords(book);
  const { formatSum } = useFormats();
  const { closeTill } = useTillActions();
  // Makes a double click idempotent.
  const [key] = useState(randomId);
  const isOff = difference !== 0;
  const title = useFocusOnChange<HTMLHeadingElement>(number);
  const form = useApiForm({
    defaultValues: { note: '', banked: '0' },
    send: async ({ note, banked }) => {
      const close = {
        number,
        expectedDifference: difference,
        ...(terminal && { expectedTerminalDifference: terminal.difference }),
        banked: amountOf(banked) ?? 0,
        ...(note.trim() && { note: note.trim() }),
      };
      try {
        await closeTill(close, count, key);
      } catch (thrown) {
        if (asProblem(thrown).code !== 'count-has-changed') throw thrown;
        onAgain(true);
        return false;
      }
      onClosed();
    },
  });
  const banked = amountOf(useWatch({ control: form.control, name: 'banked' })) ?? 0;
  const stays = (centsOf(counted) - centsOf(banked)) / 100;
  const offBy = (off: number) => {
    const amount = formatSum(Math.abs(off), currency);
    if (off === 0) return words.itFits();
    return off > 0 ? words.tooMuch({ amount }) : words.tooLittle({ amount });
  };

  return (
    <Form form={form} gap={5}>
      <h3 ref={title} tabIndex={-1}>
        {words.stepCompare()}
      </h3>
      <Figures>
        <div>
          <dt>{words.counted()}</dt>
          <dd>{formatSum(counted, currency)}</dd>
        </div>
        <div>
          <dt>{words.expected()}</dt>
          <dd>{formatSum(expected, currency)}</dd>
        </div>
        <div data-main data-off={isOff || undefined}>
          <dt>{words.difference()}</dt>
          <dd>
            <span role="status">{offBy(difference)}</span>
          </dd>
        </div>
      </Figures>
      {terminal && (
        <section aria-label={words.terminal()}>
          <h4>{words.terminal()}</h4>
          <Figures>
            <div>
              <dt>{words.terminalTyped()}</dt>
              <dd>{formatSum(terminal.total, currency)}</dd>
            </div>
            <div>
              <dt>{words.terminalExpected()}</dt>
              <dd>{formatSum(terminal.expected, currency)}</dd>
            </div>
            <div data-off={terminal.difference !== 0 || undefined}>
              <dt>{words.difference()}</dt>
              <dd>{offBy(terminal.difference)}</dd>
            </div>
          </Figures>
          {terminal.difference !== 0 && <Hint>{words.terminalOff()}</Hint>}
        </section>
      )}
      {isOff && (
        <Field
          label={words.note()}
          hint={words.noteHint()}
          maxLength={500}
          {...form.field('note', {
            required: words.reasonNeeded(),
            validate: (text: string) => text.trim() !== '' || words.reasonNeeded(),
          })}
        />
      )}
      <Field
        label={words.banked({ symbol: currency.symbol })}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('banked', {
          required: words.amountWrong(),
          validate: (typed: string) => {
            const wanted = amountOf(typed);
            if (wanted === null) return words.amountWrong();
            return wanted <= counted || words.tooMuchBanked();
          },
        })}
      />
      <Figures>
        <div>
          <dt>{words.stays()}</dt>
          <dd>{formatSum(Math.max(0, stays), currency)}</dd>
        </div>
      </Figures>
      <FormFailure sentence={form.failure} />
      <DialogActions>
        <Button variant="ghost" onClick={() => onAgain(false)}>
          {words.countAgain()}
        </Button>
        <Button type="submit" isBusy={form.isBusy}>
          {words.closeNow()}
        </Button>
      </DialogActions>
    </Form>
  );
}
