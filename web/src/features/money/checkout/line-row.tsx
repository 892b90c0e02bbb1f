import { useState } from 'react';
import { Ellipsis, Percent, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import type { Currency } from '../../../lib/currency';
import { Button, IconButton } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Icon } from '../../../ui/icon';
import { useFormats } from '../../../ui/use-formats';
import { checkout } from '../../../words/checkout.gen';
import { inSentence } from '../../../words/in-sentence';
import { useWords } from '../../../words/use-words';
import { DiscountFields } from './discount-fields';
import { newDiscount, type DraftLine } from './draft';
import { GreetingFields } from './greeting-fields';
import { LineChoice } from './line-choice';
import type { CheckoutStart, Quote } from './models';
import type { Offered } from './offered';
import { Adders, Figure } from './parts';

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 44px;
  align-items: start;
  gap: var(--s-2) var(--s-3);
  padding-block: var(--s-3);

  & + & {
    border-top: 1px solid var(--border);
  }
`;
const Named = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
  padding-top: 8px;
  overflow-wrap: anywhere;

  b {
    font-weight: 600;
  }
  small {
    color: var(--text-2);
    font-size: var(--t-meta);
  }
`;
const Sum = styled(Figure)`
  padding-top: 8px;
  font-weight: 600;

  s {
    display: block;
    color: var(--text-2);
    font-size: var(--t-meta);
    font-weight: 400;
    text-align: end;
  }
`;
const Whole = styled.div`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-3);

  &:empty {
    display: none;
  }
`;
const Narrow = styled.div`
  width: min(100%, 220px);
`;

/** A line of the sale: its name and amount, with its editable details behind a click. */
export function LineRow({
  line,
  booked,
  quoted,
  offered,
  isAskedFirst,
  errorOf,
  onChange,
  onRemove,
}: {
  line: DraftLine;
  /** The booked line. */
  booked: CheckoutStart['lines'][number] | undefined;
  /** The line in the server's latest quote. */
  quoted: Quote['lines'][number] | undefined;
  offered: Offered;
  /** True if its price is the first thing missing. */
  isAskedFirst: boolean;
  errorOf: (name: string) => string | undefined;
  onChange: (line: DraftLine) => void;
  onRemove: (() => void) | null;
}) {
  const words = useWords(checkout);
  const { formatSum } = useFormats();
  const { currency } = offered;
  const [isOpen, setOpen] = useState(false);
  const title = booked?.title ?? quoted?.title ?? null;
  const kinds = { service: words.service, product: words.product, 'gift-card': words.giftCard };
  const name = title ?? kinds[line.kind]();
  const priceError = errorOf('price');
  const quantityError = errorOf('quantity');
  const isReduced = quoted !== undefined && quoted.discount > 0;
  return (
    <Item>
      <Named>
        <b>
          <bdi>{name}</bdi>
        </b>
        <LineFacts line={line} booked={booked} quoted={quoted} currency={currency} />
      </Named>
      <Sum>
        {isReduced && <s>{formatSum(quoted.total + quoted.discount, currency)}</s>}
        {quoted ? formatSum(quoted.total, currency) : words.noAmountYet()}
      </Sum>
      <IconButton
        label={words.changeLine({ title: name })}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={Ellipsis} />
      </IconButton>
      <Whole>
        {!booked && line.kind !== 'gift-card' && (
          <LineChoice line={line} offered={offered} errorOf={errorOf} onChange={onChange} />
        )}
        {line.needsPrice && (
          <Narrow>
            <Field
              label={
                line.kind === 'gift-card'
                  ? words.worth({ symbol: currency.symbol })
                  : words.price({ symbol: currency.symbol })
              }
              inputMode="decimal"
              autoComplete="off"
              maxLength={16}
              aria-required
              autoFocus={isAskedFirst || line.kind === 'gift-card'}
              {...(priceError && { error: priceError })}
              value={line.price}
              onChange={({ target }) => onChange({ ...line, price: target.value })}
            />
          </Narrow>
        )}
        {line.kind === 'gift-card' && <GreetingFields line={line} errorOf={errorOf} onChange={onChange} />}
        {isOpen && line.kind === 'product' && (
          <Narrow>
            <Field
              label={words.quantity()}
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
              {...(quantityError && { error: quantityError })}
              value={line.quantity}
              onChange={({ target }) => onChange({ ...line, quantity: target.value })}
            />
          </Narrow>
        )}
        {line.discount && (
          <DiscountFields
            discount={line.discount}
            currency={currency}
            errorOf={(part) => errorOf(`discount.${part}`)}
            onChange={(discount) => onChange({ ...line, discount })}
            onRemove={() => onChange({ ...line, discount: null })}
          />
        )}
        {isOpen && (
          <Adders>
            {!line.discount && line.kind !== 'gift-card' && (
              <Button
                variant="quiet"
                size="small"
                onClick={() => onChange({ ...line, discount: newDiscount })}
              >
                <Icon of={Percent} size={18} /> {words.addDiscount()}
              </Button>
            )}
            {onRemove && (
              <Button variant="quiet" size="small" onClick={onRemove}>
                <Icon of={Trash2} size={18} /> {words.removeLine()}
              </Button>
            )}
          </Adders>
        )}
      </Whole>
    </Item>
  );
}

/** The line's team member, minimum price and quantity. */
function LineFacts({
  line,
  booked,
  quoted,
  currency,
}: {
  line: DraftLine;
  booked: CheckoutStart['lines'][number] | undefined;
  quoted: Quote['lines'][number] | undefined;
  currency: Currency;
}) {
  const words = useWords(checkout);
  const { formatSum, formatMoney } = useFormats();
  const person = booked?.staffName ?? quoted?.staffName;
  const from = booked?.fromPrice ?? null;
  return (
    <>
      {person && <small>{inSentence(words.withPerson, { name: <bdi>{person}</bdi> })}</small>}
      {from !== null && <small>{words.fromPrice({ money: formatMoney(from, currency) })}</small>}
      {quoted && quoted.quantity > 1 && (
        <small>
          {words.times({ count: String(quoted.quantity), money: formatSum(quoted.unitPrice, currency) })}
        </small>
      )}
      {line.kind === 'gift-card' && <small>{words.giftCardHint()}</small>}
    </>
  );
}
