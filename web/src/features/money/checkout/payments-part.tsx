import { useState } from 'react';
import { Split as SplitIcon, X } from 'lucide-react';
import styled from 'styled-components';
import type { Currency } from '../../../lib/currency';
import { randomId } from '../../../lib/random-id';
import { typedOf } from '../../../lib/typed-amount';
import { Button, IconButton } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { FormFailure } from '../../../ui/form-failure';
import { Icon } from '../../../ui/icon';
import { useFormats } from '../../../ui/use-formats';
import { checkout } from '../../../words/checkout.gen';
import { useWords } from '../../../words/use-words';
import { useMethodName } from '../till-settings/use-method-name';
import type { Method } from '../sales/models';
import { CashFields } from './cash-fields';
import { amountsOf, leftOf, newPayment, type DraftPayment } from './draft';
import { GiftCardFields } from './gift-card-fields';
import { methodIcons } from './payment-methods';
import { Adders, Matter } from './parts';

const methods = ['cash', 'card', 'transfer', 'gift-card'] as const;
const MOST_PAYMENTS = 10;

const Methods = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s-2);

  button {
    min-height: 56px;
    padding-inline: 10px;
    border-radius: var(--r-2);
  }
  button svg {
    flex: none;
  }
  button:focus-visible {
    border-radius: var(--r-2);
  }
`;
const Payment = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-2);

  &[data-parts] {
    grid-template-columns: minmax(0, 1fr) 44px;
  }
  &:not(:only-child) {
    padding-top: var(--s-3);
    border-top: 1px solid var(--border);
  }
  > button {
    margin-top: 32px;
  }
  input {
    font-variant-numeric: tabular-nums;
  }
`;
const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-3);
`;
const Left = styled.p`
  color: var(--warning);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

/** The payments: the full amount with one click, or split. */
export function PaymentsPart({
  payments,
  total,
  currency,
  errorOf,
  onChange,
}: {
  payments: readonly DraftPayment[];
  /** The total to pay, once the server has quoted it. */
  total: number | null;
  currency: Currency;
  errorOf: (name: string) => string | undefined;
  onChange: (payments: DraftPayment[]) => void;
}) {
  const words = useWords(checkout);
  const methodName = useMethodName();
  const { formatSum } = useFormats();
  const amounts = total === null ? [] : amountsOf(payments, total);
  const left = total === null ? 0 : leftOf(payments, total);
  const [only] = payments.length === 1 ? payments : [];
  // A payment of the full amount is replaced; next to partial ones, the next takes the remainder.
  const isReplaced = only !== undefined && only.amount.trim() === '' && left <= 0;
  const choose = (method: Method) => {
    if (isReplaced && only.method === method) return onChange([]);
    const next = newPayment(randomId(), method);
    onChange(isReplaced ? [next] : [...payments, next]);
  };
  // Paying all of it with one method is the normal case, and needs no input.
  const [isSplit, setSplit] = useState(false);
  const isInParts = isSplit || payments.length > 1 || (only !== undefined && only.amount !== '') || left > 0;
  const isOffered = isReplaced || payments.length === 0 || (left > 0 && payments.length < MOST_PAYMENTS);
  const change = (at: number, part: Partial<DraftPayment>) =>
    onChange(payments.map((payment, index) => (index === at ? { ...payment, ...part } : payment)));
  return (
    <Matter>
      <legend>{words.paidBy()}</legend>
      {isOffered && (
        <Methods>
          {methods.map((method) => (
            <Button
              key={method}
              variant="ghost"
              aria-pressed={isReplaced && only.method === method}
              onClick={() => choose(method)}
            >
              <Icon of={methodIcons[method]} /> {methodName(method)}
            </Button>
          ))}
        </Methods>
      )}
      {payments.length > 0 && (
        <div>
          {payments.map((payment, index) => {
            const error = errorOf(`payments.${index}.amount`);
            const name = methodName(payment.method);
            return (
              <Payment key={payment.key} data-parts={isInParts || undefined}>
                <Fields>
                  {isInParts && (
                    <Field
                      label={words.amountBy({ method: name })}
                      inputMode="decimal"
                      autoComplete="off"
                      maxLength={16}
                      placeholder={typedOf(amounts[index] ?? 0)}
                      autoFocus={isSplit && payments.length === 1}
                      {...(error && { error })}
                      value={payment.amount}
                      onChange={({ target }) => change(index, { amount: target.value })}
                    />
                  )}
                  {payment.method === 'cash' && (
                    <CashFields
                      payment={payment}
                      amount={amounts[index] ?? 0}
                      currency={currency}
                      error={errorOf(`payments.${index}.tendered`)}
                      onChange={(tendered) => change(index, { tendered })}
                    />
                  )}
                  {payment.method === 'gift-card' && (
                    <GiftCardFields
                      payment={payment}
                      currency={currency}
                      error={errorOf(`payments.${index}.giftCardCode`)}
                      onChange={(part) => change(index, part)}
                    />
                  )}
                  {payment.method === 'transfer' && (
                    <Field
                      label={words.reference()}
                      isOptional
                      autoComplete="off"
                      maxLength={60}
                      value={payment.reference}
                      onChange={({ target }) => change(index, { reference: target.value })}
                    />
                  )}
                </Fields>
                {isInParts && (
                  <IconButton
                    label={words.removePayment({ method: name })}
                    onClick={() => {
                      setSplit(false);
                      onChange(payments.filter(({ key }) => key !== payment.key));
                    }}
                  >
                    <Icon of={X} />
                  </IconButton>
                )}
              </Payment>
            );
          })}
        </div>
      )}
      {!isInParts && payments.length === 1 && (
        <Adders>
          <Button variant="quiet" size="small" onClick={() => setSplit(true)}>
            <Icon of={SplitIcon} size={18} /> {words.payPart()}
          </Button>
        </Adders>
      )}
      <div role="status">
        {payments.length > 0 && left > 0 && (
          <Left>{words.leftToPay({ money: formatSum(left, currency) })}</Left>
        )}
      </div>
      <FormFailure sentence={errorOf('payments') ?? null} />
    </Matter>
  );
}
