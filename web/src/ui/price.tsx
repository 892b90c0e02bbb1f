import styled from 'styled-components';
import type { Currency } from '../lib/currency';
import { formats } from '../words/formats.gen';
import { inSentence } from '../words/in-sentence';
import { useWords } from '../words/use-words';
import { useFormats } from './use-formats';

const Amount = styled.span`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;

  small {
    font-size: 0.8em;
    color: var(--text-2);
  }
`;

/** A price, or an amount without a kind. Hidden until the currency is known, since a bare number would be misread. */
export function Price({
  amount,
  kind,
  currency,
}: {
  amount: number;
  kind?: 'fixed' | 'from';
  currency: Currency | undefined;
}) {
  const words = useWords(formats);
  const { formatMoney } = useFormats();
  if (!currency) return null;
  const money = amount === 0 && kind === 'fixed' ? words.free() : formatMoney(amount, currency);
  return (
    <Amount>
      {kind === 'from'
        ? inSentence(words.priceFromMarked, { money }, { small: (inner) => <small>{inner}</small> })
        : money}
    </Amount>
  );
}
