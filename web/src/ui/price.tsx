import { formatMoney, type Currency } from '../lib/format-money';
import styled from 'styled-components';

const Amount = styled.span`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;

  small {
    font-size: 0.8em;
    color: var(--text-2);
  }
`;

/** A price; nothing until the currency is known, since a bare number would be read as the wrong one. */
export function Price({
  amount,
  kind = 'fixed',
  currency,
}: {
  amount: number;
  kind?: 'fixed' | 'from';
  currency: Currency | undefined;
}) {
  if (!currency) return null;
  return (
    <Amount>
      {kind === 'from' && <small>from </small>}
      {formatMoney(amount, currency)}
    </Amount>
  );
}
