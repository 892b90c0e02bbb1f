import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { asProblem, type ProblemError } from '../../../api/problem';
import { useApiForm } from '../../../api/use-api-form';
import { useFormValue } from '../../../api/use-form-value';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { randomId } from '../../../lib/random-id';
import { Button } from '../../../ui/button';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { from, LOW } from '../../../ui/media';
import { useFormats } from '../../../ui/use-formats';
import { checkout } from '../../../words/checkout.gen';
import { useWords } from '../../../words/use-words';
import { UntaxedNote } from '../till-settings/untaxed-note';
import { checkoutSentences } from './checkout-sentences';
import { QuoteNote } from './quote-note';
import { isComplete, requestOf, type Draft } from './draft';
import type { Offered } from './offered';
import { LinesPart } from './lines-part';
import { mistakesIn } from './mistakes';
import type { CheckoutStart, Made, Quote } from './models';
import { Desk, Side, Sides } from './parts';
import { PaymentsPart } from './payments-part';
import { Refusal } from './refusal';
import { TipsPart } from './tips-part';
import { Totals } from './totals';
import { useMakeSale } from './use-make-sale';
import type { Quoted } from './use-quote';

/** Sticky, however many lines there are. */
const Foot = styled.div`
  position: sticky;
  @media ${LOW} {
    position: static;
  }
  bottom: 0;
  z-index: var(--z-raised);
  margin: 0 calc(-1 * var(--s-5)) calc(-1 * var(--s-5));
  padding: var(--s-3) var(--s-5) calc(var(--s-3) + env(safe-area-inset-bottom));
  border-top: 1px solid var(--border);
  background: var(--surface);

  @media ${from('lg')} {
    border-radius: 0 0 var(--r-3) var(--r-3);
    background: var(--bg);
  }
`;

/** Problems to review or decide before submitting again. */
const decidedAbove = [
  ...['price-has-changed', 'already-paid', 'sale-made'],
  ...['tendered-is-high', 'till-off', 'sale-not-paid'],
];

/** Server errors about a discount are shown at its number. */
const fieldErrorsOf = ({ fieldErrors }: ProblemError) =>
  Object.fromEntries(
    Object.entries(fieldErrors).map(([name, sentence]) => [
      name.replace(/discount(\.(percent|amount))?$/, 'discount.value'),
      sentence,
    ]),
  );

/** The form of a sale. Input is kept if something fails. */
export function CheckoutForm({
  first,
  bookingId,
  booked,
  quoted,
  offered,
  isElsewhere,
  onDraft,
  onMade,
}: {
  /** Initial values. */
  first: Draft;
  bookingId: string | null;
  booked: CheckoutStart['lines'];
  quoted: Quoted;
  offered: Offered;
  /** True if another till takes the money. */
  isElsewhere: boolean;
  onDraft: (draft: Draft | null) => void;
  onMade: (sale: Made) => void;
}) {
  const words = useWords(checkout);
  const sentenceOf = useSentenceOf();
  const { formatSum } = useFormats();
  const makeSale = useMakeSale();
  // The key belongs to the bill, not its contents: editing it after a lost response must not make a second sale.
  const [key] = useState(randomId);
  const [refused, setRefused] = useState<ProblemError | null>(null);
  const { quote } = quoted;
  const total = quote?.total ?? null;

  const send = async (values: Draft, confirmTendered = false) => {
    setRefused(null);
    const request = requestOf(values, bookingId, total);
    if (!request || total === null) return false;
    // Pressing Enter right after typing is ahead of the quote; take money only for the total that was shown.
    if (quoted.problem === null && (await quoted.whenCurrent())?.total !== total) return false;
    const body = { ...request, expectedTotal: total, ...(confirmTendered && { confirmTendered }) };
    try {
      const sale = await makeSale(body, key);
      onMade(sale);
      return true;
    } catch (thrown) {
      const problem = asProblem(thrown);
      if (!decidedAbove.includes(problem.code)) throw thrown;
      const fresh = problem.extras['quote'];
      if (problem.code === 'price-has-changed' && isQuote(fresh)) quoted.take(fresh);
      setRefused(problem);
      return false;
    }
  };
  const form = useApiForm<Draft>({
    defaultValues: first,
    onDraft,
    check: (values) => mistakesIn(words, values, total),
    fieldErrorsOf,
    explain: (problem) => sentenceOf(problem, checkoutSentences(words)),
    send: (values) => send(values),
  });
  const values = useWatch({ control: form.control }) as Draft;
  const lines = useFormValue(form, 'lines');
  const discount = useFormValue(form, 'discount');
  const tips = useFormValue(form, 'tips');
  const payments = useFormValue(form, 'payments');
  const isWhole = values.lines.every(isComplete);
  const isWaiting = isWhole && values.lines.length > 0 && quote === null && quoted.problem === null;
  const tendered = values.payments.map(({ tendered: given }) => given).find((given) => given.trim() !== '');
  return (
    <Form form={form} saysWhatIsOptional={false}>
      <Sides>
        <Side>
          <LinesPart
            lines={values.lines}
            booked={booked}
            discount={values.discount}
            quoted={quoted}
            offered={offered}
            hasGiftCards={!isElsewhere}
            errorOf={form.errorOf}
            onLines={lines.onChange}
            onDiscount={discount.onChange}
          />
          {values.lines.length > 0 && (
            <TipsPart
              tips={values.tips}
              quote={quote}
              team={offered.team}
              currency={offered.currency}
              errorOf={form.errorOf}
              onChange={tips.onChange}
            />
          )}
        </Side>
        <Desk>
          <Totals quote={quote} isCurrent={quoted.isCurrent} isWhole={isWhole} />
          {!isWhole && values.lines.length > 0 && <p>{words.priceMissing()}</p>}
          <QuoteNote quoted={quoted} />
          {!isElsewhere && total !== 0 && (
            <PaymentsPart
              payments={values.payments}
              total={total}
              currency={offered.currency}
              errorOf={form.errorOf}
              onChange={payments.onChange}
            />
          )}
          {isElsewhere && <p>{words.receiptElsewhere()}</p>}
          <UntaxedNote />
          {refused && (
            <Refusal
              problem={refused}
              total={total}
              tendered={tendered ?? ''}
              currency={offered.currency}
              isBusy={form.isBusy}
              onConfirm={() => form.attempt((current) => send(current, true))}
            />
          )}
          <FormFailure sentence={form.failure} />
          <Foot>
            <Button type="submit" isWide isBusy={form.isBusy} disabled={isWaiting}>
              {total === null || !isWhole
                ? words.takePayment()
                : total === 0
                  ? words.finish()
                  : isElsewhere
                    ? words.noteAsPaid({ money: formatSum(total, offered.currency) })
                    : words.take({ money: formatSum(total, offered.currency) })}
            </Button>
          </Foot>
        </Desk>
      </Sides>
    </Form>
  );
}

const isQuote = (said: unknown): said is Quote =>
  typeof said === 'object' && said !== null && 'total' in said && 'lines' in said;
