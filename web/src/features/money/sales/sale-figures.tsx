import styled from 'styled-components';
import { useFormats } from '../../../ui/use-formats';
import { inSentence } from '../../../words/in-sentence';
import { sales } from '../../../words/sales.gen';
import { useWords } from '../../../words/use-words';
import { useMethodName } from '../till-settings/use-method-name';
import type { Sale } from './models';
import { writtenTotal } from './written-total';

const Figures = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  caption {
    position: absolute;
    width: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  th,
  td {
    padding-block: var(--s-2);
    border-top: 1px solid var(--border);
    font-weight: 400;
    text-align: start;
    vertical-align: top;
  }
  td {
    padding-inline-start: var(--s-4);
    text-align: end;
    white-space: nowrap;
  }
  small {
    display: block;
    color: var(--text-2);
    font-size: var(--t-meta);
    overflow-wrap: anywhere;
  }
  th {
    overflow-wrap: anywhere;
  }
  [data-sum] > * {
    font-weight: 600;
  }
  [data-tax] > * {
    padding-block: 2px;
    border-top: 0;
    color: var(--text-2);
    font-size: var(--t-meta);
  }
  tbody + tbody::before {
    content: '';
    display: block;
    height: var(--s-4);
  }
`;

/** The lines, totals and payments of a sale. */
export function SaleFigures({ sale }: { sale: Sale }) {
  const words = useWords(sales);
  const methodName = useMethodName();
  const { formatSum } = useFormats();
  const { currency } = sale;
  const isRefund = sale.kind === 'refund';
  const taxRows = sale.taxes.map(({ name, ratePercent, net, tax }) => (
    <tr key={`${name} ${ratePercent}`} data-tax>
      <th scope="row">
        {words.taxOnNet({
          name,
          percent: words.percentOf({ percent: String(ratePercent) }),
          net: formatSum(net, currency),
        })}
      </th>
      <td>{formatSum(tax, currency)}</td>
    </tr>
  ));
  return (
    <Figures>
      <caption>{isRefund ? words.whatWasGivenBack() : words.whatWasSold()}</caption>
      <tbody>
        {sale.lines.map((line) => (
          <tr key={line._id}>
            <th scope="row">
              <bdi>{line.title}</bdi>
              {line.quantity > 1 && (
                <small>
                  {words.times({ count: String(line.quantity), money: formatSum(line.unitPrice, currency) })}
                </small>
              )}
              {line.staffName && (
                <small>{inSentence(words.withPerson, { name: <bdi>{line.staffName}</bdi> })}</small>
              )}
              {line.discount > 0 && (
                <small>
                  {words.lessDiscount({ money: formatSum(line.discount, currency) })}
                  {line.discountReason && (
                    <>
                      {' · '}
                      <bdi>{line.discountReason}</bdi>
                    </>
                  )}
                </small>
              )}
              {line.refunded > 0 && (
                <small>{words.givenBackOf({ money: formatSum(line.refunded, currency) })}</small>
              )}
            </th>
            <td>{formatSum(writtenTotal(sale, line), currency)}</td>
          </tr>
        ))}
        {sale.taxIsAdded && taxRows}
        {sale.tips.map(({ staffId, staffName, amount, refunded }) => (
          <tr key={staffId}>
            <th scope="row">
              {inSentence(words.tipFor, { name: <bdi>{staffName}</bdi> })}
              {refunded > 0 && <small>{words.givenBackOf({ money: formatSum(refunded, currency) })}</small>}
            </th>
            <td>{formatSum(amount, currency)}</td>
          </tr>
        ))}
        {sale.rounding !== 0 && (
          <tr>
            <th scope="row">{words.rounding()}</th>
            <td>{formatSum(sale.rounding, currency)}</td>
          </tr>
        )}
        <tr data-sum>
          <th scope="row">{isRefund ? words.givenBack() : words.total()}</th>
          <td>{formatSum(sale.total, currency)}</td>
        </tr>
        {!sale.taxIsAdded && taxRows}
        {sale.taxedBefore > 0 && (
          <tr data-tax>
            <th scope="row">{words.taxedBefore()}</th>
            <td>{formatSum(sale.taxedBefore, currency)}</td>
          </tr>
        )}
      </tbody>
      <tbody>
        {sale.payments.map(({ method, amount, tendered, change, reference, giftCardLast4 }, index) => (
          <tr key={index}>
            <th scope="row">
              {methodName(method)}
              {giftCardLast4 && <small dir="ltr">•••• {giftCardLast4}</small>}
              {reference && (
                <small>
                  <bdi>{reference}</bdi>
                </small>
              )}
              {tendered !== null && change > 0 && (
                <small>
                  {words.givenAndChange({
                    given: formatSum(tendered, currency),
                    change: formatSum(change, currency),
                  })}
                </small>
              )}
            </th>
            <td>{formatSum(amount, currency)}</td>
          </tr>
        ))}
      </tbody>
    </Figures>
  );
}
