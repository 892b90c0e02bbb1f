import { X } from 'lucide-react';
import styled from 'styled-components';
import type { Currency } from '../../../lib/currency';
import { IconButton } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Icon } from '../../../ui/icon';
import { below } from '../../../ui/media';
import { Segments } from '../../../ui/segments';
import { checkout } from '../../../words/checkout.gen';
import { useWords } from '../../../words/use-words';
import type { DraftDiscount } from './draft';

const Row = styled.div`
  display: grid;
  grid-template-columns: auto 112px minmax(0, 1fr) 44px;
  align-items: start;
  gap: var(--s-3);

  > :first-child {
    margin-top: 30px;
  }
  > :last-child {
    margin-top: 32px;
  }
  @media ${below('xs')} {
    grid-template-columns: auto minmax(0, 1fr) 44px;

    > :nth-child(3) {
      grid-area: 2 / 1 / 3 / 4;
    }
  }
`;

/** A discount on a line or the whole sale, and its reason. */
export function DiscountFields({
  discount,
  currency,
  errorOf,
  onChange,
  onRemove,
}: {
  discount: DraftDiscount;
  currency: Currency;
  errorOf: (name: 'value' | 'reason') => string | undefined;
  onChange: (discount: DraftDiscount) => void;
  onRemove: () => void;
}) {
  const words = useWords(checkout);
  const [value, reason] = [errorOf('value'), errorOf('reason')];
  return (
    <Row>
      <Segments
        label={words.discountIn()}
        value={discount.kind}
        choices={[
          ['percent', words.percentSign()],
          ['amount', currency.symbol],
        ]}
        onChoose={(kind) => onChange({ ...discount, kind })}
      />
      <Field
        label={words.discount()}
        inputMode="decimal"
        autoComplete="off"
        autoFocus
        maxLength={16}
        aria-required
        {...(value && { error: value })}
        value={discount.value}
        onChange={({ target }) => onChange({ ...discount, value: target.value })}
      />
      <Field
        label={words.discountReason()}
        maxLength={200}
        autoComplete="off"
        aria-required
        {...(reason && { error: reason })}
        value={discount.reason}
        onChange={({ target }) => onChange({ ...discount, reason: target.value })}
      />
      <IconButton label={words.removeDiscount()} onClick={onRemove}>
        <Icon of={X} />
      </IconButton>
    </Row>
  );
}
