import styled from 'styled-components';
import type { Salon } from '../../../api/models';
import { dayInUtc, localDay } from '../../../lib/local-day';
import { useFormats } from '../../../ui/use-formats';
import { sales } from '../../../words/sales.gen';
import { inSentence } from '../../../words/in-sentence';
import { useWords } from '../../../words/use-words';
import { useMethodName } from '../till-settings/use-method-name';
import type { Sale } from './models';
import { writtenTotal } from './written-total';

const Strip = styled.article`
  max-width: 118mm;
  margin-inline: auto;
  font-variant-numeric: tabular-nums;

  header {
    display: grid;
    gap: 2pt;
    margin-bottom: 14pt;
    text-align: center;
  }
  h2 {
    font: 400 19pt/1.2 var(--font-display);
  }
  h3 {
    margin-bottom: 2pt;
    font: 600 11.5pt/1.3 var(--font-ui);
  }
  table {
    width: 100%;
    margin-top: 10pt;
    border-collapse: collapse;
  }
  th,
  td {
    padding-block: 4pt;
    border-top: 0.5pt solid #999;
    font-weight: 400;
    text-align: start;
    vertical-align: top;
  }
  :is(th, td):last-child {
    padding-inline-start: 12pt;
    text-align: end;
    white-space: nowrap;
  }
  small {
    display: block;
    color: #333;
    font-size: 9pt;
  }
  [data-sum] > * {
    border-top: 1pt solid #000;
    font-weight: 600;
    font-size: 12pt;
  }
  [data-plain] > * {
    border-top: 0;
    padding-block: 1.5pt;
  }
  footer {
    margin-top: 16pt;
    text-align: center;
  }
  tr,
  footer {
    break-inside: avoid;
  }
`;

const Note = styled.p`
  margin-top: 14pt;
  text-align: center;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** The client's receipt: the salon's details, the items, the tax, and the payments. */
export function Receipt({ sale, salon }: { sale: Sale; salon: Salon }) {
  const words = useWords(sales);
  const methodName = useMethodName();
  const { formatSum, formatDateTime, formatDay } = useFormats();
  const { currency } = sale;
  const isRefund = sale.kind === 'refund';
  const label = sale.label ?? '';
  const { head } = sale;
  const taxRows = sale.taxes.map(({ name, ratePercent, net, tax }) => (
    <tr key={`${name} ${ratePercent}`} data-plain>
      <th scope="row">
        <small>
          {words.taxOnNet({
            name,
            percent: words.percentOf({ percent: String(ratePercent) }),
            net: formatSum(net, currency),
          })}
        </small>
      </th>
      <td>
        <small>{formatSum(tax, currency)}</small>
      </td>
    </tr>
  ));
  return (
    <Strip>
      <header>
        <h2>
          <bdi>{head.name}</bdi>
        </h2>
        {head.legalName && (
          <p>
            <bdi>{head.legalName}</bdi>
          </p>
        )}
        <p>
          <bdi>{[head.street, `${head.postalCode} ${head.city}`.trim()].filter(Boolean).join(', ')}</bdi>
        </p>
        <p dir="ltr">{head.phone}</p>
        {head.vatNumber && (
          <p>{inSentence(words.vatNumber, { number: <bdi dir="ltr">{head.vatNumber}</bdi> })}</p>
        )}
      </header>
      <h3>
        {isRefund
          ? words.refundOf({ label, sale: sale.ofSale?.label ?? '' })
          : words.receiptNumber({ label })}
      </h3>
      <p>
        {formatDateTime(sale.madeAt, salon.timeZone)}
        {sale.soldBy.name && <> · {inSentence(words.servedBy, { name: <bdi>{sale.soldBy.name}</bdi> })}</>}
      </p>
      {localDay(sale.madeAt, salon.timeZone) !== sale.businessDay && (
        <p>{words.countsFor({ day: formatDay(dayInUtc(sale.businessDay), 'UTC') })}</p>
      )}
      <table>
        <tbody>
          {sale.lines.map((line) => (
            <tr key={line._id}>
              <th scope="row">
                <bdi>{line.title}</bdi>
                {line.quantity > 1 && (
                  <small>
                    {words.times({
                      count: String(line.quantity),
                      money: formatSum(line.unitPrice, currency),
                    })}
                  </small>
                )}
                {line.staffName && (
                  <small>{inSentence(words.withPerson, { name: <bdi>{line.staffName}</bdi> })}</small>
                )}
                {line.discount > 0 && (
                  <small>{words.lessDiscount({ money: formatSum(line.discount, currency) })}</small>
                )}
              </th>
              <td>{formatSum(writtenTotal(sale, line), currency)}</td>
            </tr>
          ))}
          {sale.taxIsAdded && taxRows}
          {sale.tip > 0 && (
            <tr>
              <th scope="row">{words.tip()}</th>
              <td>{formatSum(sale.tip, currency)}</td>
            </tr>
          )}
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
            <tr data-plain>
              <th scope="row">
                <small>{words.taxedBefore()}</small>
              </th>
              <td>
                <small>{formatSum(sale.taxedBefore, currency)}</small>
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <table>
        <tbody>
          {sale.payments.map(({ method, amount, tendered, change, giftCardLast4 }, index) => (
            <tr key={index}>
              <th scope="row">
                {methodName(method)}
                {giftCardLast4 && <small dir="ltr">•••• {giftCardLast4}</small>}
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
      </table>
      {head.note && (
        <Note>
          <bdi>{head.note}</bdi>
        </Note>
      )}
      <footer>{words.thankYou()}</footer>
    </Strip>
  );
}
