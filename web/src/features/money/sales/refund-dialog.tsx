import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { asProblem } from '../../../api/problem';
import { useApiForm } from '../../../api/use-api-form';
import { useFormValue } from '../../../api/use-form-value';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { randomId } from '../../../lib/random-id';
import { amountOf, centsOf, typedOf } from '../../../lib/typed-amount';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Checkbox } from '../../../ui/checkbox';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { toast } from '../../../ui/toast';
import { useFocusOnChange } from '../../../ui/use-focus-on-change';
import { useFormats } from '../../../ui/use-formats';
import { required } from '../../../lib/field-rules';
import { sales } from '../../../words/sales.gen';
import { shell } from '../../../words/shell.gen';
import type { SalesWords } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';
import { attemptFor, type Attempt } from '../../booking/bookings/attempt';
import { useMethodName } from '../till-settings/use-method-name';
import type { Sale } from './models';
import { useSaleActions } from './mutations';
import {
  leftOfLine,
  leftOfTip,
  missingOf,
  mostOf,
  plannedParts,
  refundDraftOf,
  refundRequestOf,
  totalOf,
  wholeRest,
  type RefundDraft,
} from './refund-draft';
import { RefundRow, RefundRows } from './refund-row';

const All = styled.div`
  margin-inline-start: -18px;
`;
const Ways = styled.fieldset`
  display: grid;
  gap: var(--s-2);
  min-width: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-weight: 600;
    font-size: 0.9375rem;
  }
`;
const Sum = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--s-4);
  font-weight: 600;

  span {
    font: 400 1.75rem / 1.2 var(--font-display);
    font-variant-numeric: tabular-nums;
  }
`;

/** Refunds a part of a sale, or all that is left of it. */
export function RefundDialog({ sale, onClose }: { sale: Sale; onClose: () => void }) {
  const words = useWords(sales);
  const methodName = useMethodName();
  const cancel = useWords(shell).cancel();
  const sentenceOf = useSentenceOf();
  const { formatSum } = useFormats();
  const { giveBack } = useSaleActions();
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [asksOther, setAsksOther] = useState<object | null>(null);
  const question = useFocusOnChange<HTMLDivElement>(asksOther);
  const [first] = useState(() => refundDraftOf(sale));

  const send = async (values: RefundDraft, confirmsOther = false) => {
    setAsksOther(null);
    const body = refundRequestOf(values, sale, confirmsOther);
    // Idempotent: a double click, or a retry after a lost response, is the same refund.
    const current = attemptFor(JSON.stringify(body), attempt, randomId);
    setAttempt(current);
    try {
      const refund = await giveBack(sale._id, body, current.key);
      toast.success(words.isGivenBack({ money: formatSum(refund.total, sale.currency) }));
      onClose();
      return true;
    } catch (thrown) {
      if (asProblem(thrown).code !== 'other-method') throw thrown;
      setAsksOther({});
      return false;
    }
  };
  const form = useApiForm<RefundDraft>({
    defaultValues: first,
    check: (draft) => mistakesIn(words, draft, sale, (amount) => formatSum(amount, sale.currency)),
    explain: (problem) =>
      Object.values(problem.fieldErrors)[0] ?? sentenceOf(problem, { 'proof-needed': words.needsProof() }),
    // The form's fields differ from the request's.
    fieldErrorsOf: () => ({}),
    send: (values) => send(values),
  });
  const values = useWatch({ control: form.control }) as RefundDraft;
  const lines = useFormValue(form, 'lines');
  const tips = useFormValue(form, 'tips');
  const parts = useFormValue(form, 'parts');
  const planned = plannedParts(values, sale);
  const total = totalOf(planned);
  const takeAll = () => {
    const whole = wholeRest(form.getValues(), sale);
    lines.onChange(whole.lines);
    tips.onChange(whole.tips);
  };
  const leftOf = (left: number) => words.leftOf({ money: formatSum(left, sale.currency) });
  const [showsOthers, setShowsOthers] = useState(false);
  const hasOthers = sale.refundWays.some(({ left }) => left <= 0);
  return (
    <Dialog kind="wide" title={words.refundThat({ label: sale.label ?? '' })} isOpen onClose={onClose}>
      <Form form={form}>
        <RefundRows>
          {sale.lines.map((line, index) => {
            const left = leftOfLine(line);
            const draft = values.lines[index];
            if (!draft || left <= 0) return null;
            const change = (part: Partial<typeof draft>) =>
              lines.onChange(values.lines.map((each, at) => (at === index ? { ...each, ...part } : each)));
            return (
              <RefundRow
                key={line._id}
                name={line.title}
                title={<bdi>{line.title}</bdi>}
                left={leftOf(left)}
                amount={draft.amount}
                error={form.errorOf(`lines.${index}.amount`)}
                onChange={(amount) => change({ amount })}
                onAll={() => change({ amount: typedOf(left) })}
              >
                {line.kind === 'product' && amountOf(draft.amount) !== null && (
                  <Checkbox
                    label={words.backToStock()}
                    checked={draft.restock}
                    onChange={({ target }) => change({ restock: target.checked })}
                  />
                )}
              </RefundRow>
            );
          })}
          {sale.tips.map((tip, index) => {
            const left = leftOfTip(tip);
            const draft = values.tips[index];
            if (!draft || left <= 0) return null;
            const name = words.tipFor({ name: tip.staffName });
            const change = (amount: string) =>
              tips.onChange(values.tips.map((each, at) => (at === index ? { ...each, amount } : each)));
            return (
              <RefundRow
                key={tip.staffId}
                {...{ name, title: name, left: leftOf(left), amount: draft.amount }}
                error={form.errorOf(`tips.${index}.amount`)}
                onChange={change}
                onAll={() => change(typedOf(left))}
              />
            );
          })}
        </RefundRows>
        <All>
          <Button variant="quiet" size="small" onClick={takeAll}>
            {words.allThatIsLeft({ money: formatSum(sale.refundable, sale.currency) })}
          </Button>
        </All>
        <Ways>
          <legend>{words.goesBackBy()}</legend>
          <RefundRows>
            {planned.map(({ method, amount }, index) => {
              const left = sale.refundWays[index]?.left ?? 0;
              if (left <= 0 && !showsOthers) return null;
              const name = methodName(method);
              const change = (typed: string) =>
                parts.onChange(
                  values.parts.map((part, at) =>
                    at === index ? { ...part, amount: typed, isTyped: typed !== '' } : part,
                  ),
                );
              const takeMost = () => {
                const most = mostOf(method, values, sale);
                parts.onChange(
                  values.parts.map((part, at) =>
                    at === index
                      ? { ...part, amount: typedOf(most), isTyped: true }
                      : { ...part, amount: '', isTyped: false },
                  ),
                );
              };
              return (
                <RefundRow
                  key={method}
                  {...{ name, title: name, amount }}
                  left={left > 0 ? leftOf(left) : words.notPaidSo()}
                  error={form.errorOf(`parts.${index}.amount`)}
                  onChange={change}
                  onAll={takeMost}
                />
              );
            })}
          </RefundRows>
          {hasOthers && !showsOthers && (
            <All>
              <Button variant="quiet" size="small" onClick={() => setShowsOthers(true)}>
                {words.anotherWay()}
              </Button>
            </All>
          )}
        </Ways>
        <Field
          label={words.reason()}
          maxLength={200}
          autoComplete="off"
          {...form.field('reason', required(words.sayWhy()))}
        />
        <Sum>
          {words.givenBack()} <span>{formatSum(total, sale.currency)}</span>
        </Sum>
        {asksOther && (
          <Alert ref={question} tone="warning" title={words.otherMethod()}>
            <p>{words.otherMethodRisk()}</p>
            <Button
              variant="ghost"
              size="small"
              onClick={() => form.attempt((current) => send(current, true))}
            >
              {words.giveBackAnyway()}
            </Button>
          </Alert>
        )}
        <FormFailure sentence={form.errorOf('nothing') ?? form.errorOf('sum') ?? form.failure} />
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" isBusy={form.isBusy}>
            {words.giveBack({ money: formatSum(total, sale.currency) })}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function mistakesIn(
  words: SalesWords,
  draft: RefundDraft,
  sale: Sale,
  money: (amount: number) => string,
): Record<string, string> {
  const wrong = (name: string, typed: string, left: number | null) => {
    if (typed.trim() === '') return {};
    const amount = amountOf(typed);
    if (amount === null) return { [name]: words.typeAmount() };
    return left !== null && amount > left ? { [name]: words.moreThanLeft() } : {};
  };
  const parts = plannedParts(draft, sale);
  const ofLines = draft.lines.map(({ amount }, index) => {
    const line = sale.lines[index];
    return line ? wrong(`lines.${index}.amount`, amount, leftOfLine(line)) : {};
  });
  const ofTips = draft.tips.map(({ amount }, index) => {
    const tip = sale.tips[index];
    return tip ? wrong(`tips.${index}.amount`, amount, leftOfTip(tip)) : {};
  });
  const ofParts = parts.map(({ method, amount }, index) => {
    const left = method === 'gift-card' ? (sale.refundWays[index]?.left ?? 0) : null;
    const smallest = sale.refundWays[index]?.smallest ?? 0;
    const name = `parts.${index}.amount`;
    const isPayable = (amountOf(amount) ?? 0) === 0 || isMultiple(amountOf(amount) ?? 0, smallest);
    return isPayable ? wrong(name, amount, left) : { [name]: words.inStepsOf({ money: money(smallest) }) };
  });
  const found = Object.fromEntries([...ofLines, ...ofTips, ...ofParts].flatMap(Object.entries<string>));
  if (Object.keys(found).length > 0) return found;
  if ([...draft.lines, ...draft.tips].every(({ amount }) => amount.trim() === '')) {
    return { nothing: words.nothingToGiveBack() };
  }
  const missing = missingOf(draft, parts, sale);
  if (missing === 0) return {};
  return {
    sum:
      missing > 0 ? words.stillToGive({ money: money(missing) }) : words.tooMuch({ money: money(-missing) }),
  };
}

const isMultiple = (amount: number, smallest: number): boolean =>
  smallest === 0 || centsOf(amount) % centsOf(smallest) === 0;
