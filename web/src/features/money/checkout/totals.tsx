import styled from 'styled-components';
import { centsOf } from '../../../lib/typed-amount';
import { useFormats } from '../../../ui/use-formats';
import { checkout } from '../../../words/checkout.gen';
import { useWords } from '../../../words/use-words';
import type { Quote } from './models';

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s-1) var(--s-4);
  color: var(--text-2);
  font-variant-numeric: tabular-nums;

  dd {
    text-align: end;
    white-space: nowrap;
  }
  [data-total] {
    align-self: baseline;
    color: var(--text);
  }
  dt[data-total] {
    font-weight: 600;
  }
  dd[data-total] {
    font: 400 2rem / 1.2 var(--font-display);
  }
  [data-within] {
    font-size: var(--t-meta);
  }
  &[data-stale] dd {
    color: var(--text-3);
  }
`;

/** The server's total, with its parts if it is more than the lines. */
export function Totals({
  quote,
  isCurrent,
  isWhole,
}: {
  quote: Quote | null;
  isCurrent: boolean;
  /** True if nothing that it depends on is missing. */
  isWhole: boolean;
}) {
  const words = useWords(checkout);
  const { formatSum } = useFormats();
  if (!quote) return null;
  const { currency, subtotal, discount, taxIsAdded, taxes, taxedBefore, tip, rounding, total } = quote;
  const onTop = centsOf(total) - centsOf(subtotal) + centsOf(discount) - centsOf(tip) - centsOf(rounding);
  // Part of the tax may be prepaid with gift cards, or be included in one's price.
  const isEachOnTop = taxIsAdded && onTop === centsOf(quote.tax);
  const isMadeUp = discount > 0 || tip > 0 || rounding !== 0 || onTop > 0;
  const taxName = ({ name, ratePercent }: Quote['taxes'][number]) =>
    words.taxAndRate({ name, percent: words.percentOf({ percent: String(ratePercent) }) });
  return (
    <List data-stale={!isCurrent || undefined} aria-busy={!isCurrent}>
      {isMadeUp && (
        <>
          <dt>{words.subtotal()}</dt>
          <dd>{formatSum(subtotal, currency)}</dd>
        </>
      )}
      {discount > 0 && (
        <>
          <dt>{words.discount()}</dt>
          <dd>{formatSum(-discount, currency)}</dd>
        </>
      )}
      {taxIsAdded && !isEachOnTop && onTop > 0 && (
        <>
          <dt>{words.taxInAll()}</dt>
          <dd>{formatSum(onTop / 100, currency)}</dd>
        </>
      )}
      {isEachOnTop &&
        taxes.map((tax) => [
          <dt key={tax.name}>{taxName(tax)}</dt>,
          <dd key={`${tax.name} tax`}>{formatSum(tax.tax, currency)}</dd>,
        ])}
      {tip > 0 && (
        <>
          <dt>{words.tip()}</dt>
          <dd>{formatSum(tip, currency)}</dd>
        </>
      )}
      {rounding !== 0 && (
        <>
          <dt>{words.rounding()}</dt>
          <dd>{formatSum(rounding, currency)}</dd>
        </>
      )}
      <dt data-total>{isWhole ? words.toPay() : words.soFar()}</dt>
      <dd data-total>{formatSum(total, currency)}</dd>
      {!isEachOnTop &&
        taxes
          .filter(({ tax }) => tax > 0)
          .map((tax) => [
            <dt key={tax.name} data-within>
              {words.taxWithin({ tax: taxName(tax) })}
            </dt>,
            <dd key={`${tax.name} tax`} data-within>
              {formatSum(tax.tax, currency)}
            </dd>,
          ])}
      {taxedBefore > 0 && (
        <>
          <dt data-within>{words.taxedBefore()}</dt>
          <dd data-within>{formatSum(taxedBefore, currency)}</dd>
        </>
      )}
    </List>
  );
}
