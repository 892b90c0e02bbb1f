import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Currency } from '../../../lib/currency';
import { paths } from '../../../lib/paths';
import { Stack } from '../../../ui/layout';
import { CellStack, Table } from '../../../ui/table';
import { Hint } from '../../../ui/text';
import { useFormats } from '../../../ui/use-formats';
import { inSentence } from '../../../words/in-sentence';
import { till as book } from '../../../words/till.gen';
import { useWords } from '../../../words/use-words';
import { useMethodName } from '../till-settings/use-method-name';
import type { Till } from './models';

export const Part = styled(Stack).attrs({ as: 'section' })`
  h3 {
    font: 400 1.25rem/1.3 var(--font-display);
  }
`;
export const Figure = styled.span`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

/** Each payment, latest first, with a link to its sale. */
export function PaymentsPart({
  till: { payments, sales, refunds, methods, firstDay, lastDay },
  currency,
  zone,
}: {
  till: Till;
  currency: Currency;
  zone: string;
}) {
  const words = useWords(book);
  const methodName = useMethodName();
  const count = methods.reduce((sum, method) => sum + method.count, 0);
  // The list of sales has all of them, in pages.
  const salesPath = `${paths.dashboardSales}?${new URLSearchParams({ from: firstDay, to: lastDay }).toString()}`;
  const { formatSum, formatTime } = useFormats();
  return (
    <Part $gap={3} aria-labelledby="payments">
      <h3 id="payments">{words.payments()}</h3>
      {payments.length === 0 ? (
        <Hint>{words.nothingTaken()}</Hint>
      ) : (
        <Table
          caption={words.salesAndRefunds({ sales, refunds })}
          rows={payments.map((payment, index) => ({ ...payment, key: `${payment.saleId} ${index}` }))}
          keyOf={({ key }) => key}
          rowsBelow={520}
          isList
          columns={[
            {
              key: 'what',
              onPhone: 'main',
              header: words.what(),
              isRowHeader: true,
              cell: ({ saleId, label, kind, takenBy }) => (
                <CellStack>
                  <Link to={paths.dashboardSale(saleId)}>
                    {kind === 'sale' ? words.aSale() : words.aRefund()}{' '}
                    {label && <bdi dir="ltr">{label}</bdi>}
                  </Link>
                  {takenBy && (
                    <small>
                      <bdi>{takenBy}</bdi>
                    </small>
                  )}
                </CellStack>
              ),
            },
            {
              key: 'when',
              onPhone: 'start',
              header: words.when(),
              cell: ({ paidAt }) => <Figure>{formatTime(paidAt, zone)}</Figure>,
            },
            {
              key: 'how',
              onPhone: 'more',
              header: words.how(),
              cell: ({ method }) => methodName(method),
            },
            {
              key: 'amount',
              onPhone: 'end',
              header: words.amount(),
              align: 'end',
              cell: ({ amount }) => <Figure>{formatSum(amount, currency)}</Figure>,
            },
          ]}
        />
      )}
      {count > payments.length && (
        <Hint>
          {inSentence(
            words.latestPayments,
            { shown: payments.length, count },
            { link: (inner) => <Link to={salesPath}>{inner}</Link> },
          )}
        </Hint>
      )}
    </Part>
  );
}
