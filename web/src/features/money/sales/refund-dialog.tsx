import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { asProblem } from '../../../api/problem';
import { useApiForm } from '../../../api/use-api-form';
import { useFormValue } from '../../../api/use-form-value';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { randomId } from '../../../lib/random-id';
import { amountOf } from '../../../lib/typed-amount';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Checkbox } from '../../../ui/checkbox';
import { Dialog } from '../../../ui/dialog';
import { Field, SelectField } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { below } from '../../../ui/media';
import { toast } from '../../../ui/toaster';
import { useFocusOnChange } from '../../../ui/use-focus-on-change';
import { useFormats } from '../../../ui/use-formats';
import { required } from '../../../lib/field-rules';
import { sales } from '../../../words/sales.gen';
import { shell } from '../../../words/shell.gen';
import type { SalesWords } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';
import { attemptFor, type Attempt } from '../../booking/bookings/attempt';
import { methodName } from './method-name';
import type { Method, Sale } from './models';
import { useSaleActions } from './mutations';
import {
  leftOfLine,
  leftOfTip,
  refundDraftOf,
  refundRequestOf,
  totalOf,
  wholeRest,
  type RefundDraft,
} from './refund-draft';

const Lines = styled.ul`
  display: grid;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 140px;
    gap: var(--s-1) var(--s-4);
    align-items: end;
    padding-block: var(--s-3);
  }
  > li + li {
    border-top: 1px solid var(--border);
  }
  input {
    font-variant-numeric: tabular-nums;
  }
  @media ${below('xs')} {
    > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
const Named = styled.div`
  display: grid;
  gap: 2px;
  align-self: center;
  overflow-wrap: anywhere;

  b {
    font-weight: 600;
  }
  small {
    color: var(--text-2);
    font-size: var(--t-meta);
    font-variant-numeric: tabular-nums;
  }
`;
const All = styled.div`
  margin-inline-start: -18px;
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

/** Gives back a part of a sale, or all that is left of it. */
export function RefundDialog({ sale, onClose }: { sale: Sale; onClose: () => void }) {
  const words = useWords(sales);
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
    // Pressed twice, or tried again after a lost answer, it is the same refund.
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
    check: (draft) => mistakesIn(words, draft, sale),
    explain: (problem) =>
      Object.values(problem.fieldErrors)[0] ?? sentenceOf(problem, { 'proof-needed': words.needsProof() }),
    send: (values) => send(values),
  });
  const values = useWatch({ control: form.control }) as RefundDraft;
  const lines = useFormValue(form, 'lines');
  const tips = useFormValue(form, 'tips');
  const total = totalOf(values);
  const takeAll = () => {
    const whole = wholeRest(form.getValues(), sale);
    lines.onChange(whole.lines);
    tips.onChange(whole.tips);
  };
  const ways = [...new Set<Method>([...sale.payments.map(({ method }) => method), ...otherWays(sale)])];
  return (
    <Dialog kind="wide" title={words.refundThat({ label: sale.label ?? '' })} isOpen onClose={onClose}>
      <Form form={form}>
        <Lines>
          {sale.lines.map((line, index) => {
            const left = leftOfLine(line);
            const draft = values.lines[index];
            const error = form.errorOf(`lines.${index}.amount`);
            if (!draft || left <= 0) return null;
            const change = (part: Partial<typeof draft>) =>
              lines.onChange(values.lines.map((each, at) => (at === index ? { ...each, ...part } : each)));
            return (
              <li key={line._id}>
                <Named>
                  <b>
                    <bdi>{line.title}</bdi>
                  </b>
                  <small>{words.leftOf({ money: formatSum(left, sale.currency) })}</small>
                </Named>
                <Field
                  label={words.goesBack()}
                  aria-label={words.giveBackOf({ title: line.title })}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={12}
                  {...(error && { error })}
                  value={draft.amount}
                  onChange={({ target }) => change({ amount: target.value })}
                />
                {line.kind === 'product' && amountOf(draft.amount) !== null && (
                  <Checkbox
                    label={words.backToStock()}
                    checked={draft.restock}
                    onChange={({ target }) => change({ restock: target.checked })}
                  />
                )}
              </li>
            );
          })}
          {sale.tips.map((tip, index) => {
            const left = leftOfTip(tip);
            const draft = values.tips[index];
            const error = form.errorOf(`tips.${index}.amount`);
            if (!draft || left <= 0) return null;
            return (
              <li key={tip.staffId}>
                <Named>
                  <b>{words.tipFor({ name: tip.staffName })}</b>
                  <small>{words.leftOf({ money: formatSum(left, sale.currency) })}</small>
                </Named>
                <Field
                  label={words.goesBack()}
                  aria-label={words.giveBackOf({ title: words.tipFor({ name: tip.staffName }) })}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={12}
                  {...(error && { error })}
                  value={draft.amount}
                  onChange={({ target }) =>
                    tips.onChange(
                      values.tips.map((each, at) =>
                        at === index ? { ...each, amount: target.value } : each,
                      ),
                    )
                  }
                />
              </li>
            );
          })}
        </Lines>
        <All>
          <Button variant="quiet" size="small" onClick={takeAll}>
            {words.allThatIsLeft({ money: formatSum(sale.refundable, sale.currency) })}
          </Button>
        </All>
        <SelectField label={words.goesBackBy()} {...form.field('method')}>
          {ways.map((method) => (
            <option key={method} value={method}>
              {methodName(words, method)}
            </option>
          ))}
        </SelectField>
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
        <FormFailure sentence={form.errorOf('nothing') ?? form.failure} />
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

/**
 * Cash and a transfer reach everybody, however they paid. Where another till took the money, that one gives it back, and what
 * gift cards paid goes back to them.
 */
function otherWays({ mode, payments }: Sale): Method[] {
  const isByCards = payments.length > 0 && payments.every(({ method }) => method === 'gift-card');
  return mode === 'elsewhere' || isByCards ? [] : ['cash', 'transfer'];
}

function mistakesIn(words: SalesWords, draft: RefundDraft, sale: Sale): Record<string, string> {
  const wrong = (name: string, typed: string, left: number) => {
    if (typed.trim() === '') return {};
    const amount = amountOf(typed);
    if (amount === null) return { [name]: words.typeAmount() };
    return amount > left ? { [name]: words.moreThanLeft() } : {};
  };
  const ofLines = draft.lines.map(({ amount }, index) => {
    const line = sale.lines[index];
    return line ? wrong(`lines.${index}.amount`, amount, leftOfLine(line)) : {};
  });
  const ofTips = draft.tips.map(({ amount }, index) => {
    const tip = sale.tips[index];
    return tip ? wrong(`tips.${index}.amount`, amount, leftOfTip(tip)) : {};
  });
  const found: Record<string, string> = Object.assign({}, ...ofLines, ...ofTips);
  return totalOf(draft) > 0 || Object.keys(found).length > 0 ? found : { nothing: words.nothingToGiveBack() };
}
