import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Currency } from '../../../lib/currency';
import { dayInUtc } from '../../../lib/local-day';
import { paths } from '../../../lib/paths';
import { CellStack, Table, type Column } from '../../../ui/table';
import { useFormats } from '../../../ui/use-formats';
import { sales } from '../../../words/sales.gen';
import { useWords } from '../../../words/use-words';
import { useMethodName } from '../till-settings/use-method-name';
import { KindBadge } from './kind-badge';
import type { SaleRow } from './models';

const By = styled.span`
  @container table (min-width: 1000px) {
    white-space: nowrap;
  }
`;
const Label = styled.span`
  white-space: nowrap;
`;
const Amount = styled.span`
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  white-space: nowrap;

  &[data-undone] {
    color: var(--text-2);
    font-weight: 400;
    text-decoration: line-through;
  }
`;

/** Sales as rows that link to their pages; refunds are negative. */
export function SaleTable({
  caption,
  rows,
  currency,
  timeZone,
}: {
  caption: string;
  rows: readonly SaleRow[];
  currency: Currency;
  timeZone: string;
}) {
  const words = useWords(sales);
  const methodName = useMethodName();
  const { formatSum, formatShortDay, formatTime, formatSeries } = useFormats();
  const columns: readonly Column<SaleRow>[] = [
    {
      key: 'when',
      onPhone: 'start',
      header: words.when(),
      cell: ({ businessDay, madeAt }) => (
        <CellStack>
          {formatShortDay(dayInUtc(businessDay), 'UTC')}
          <small>{formatTime(madeAt, timeZone)}</small>
        </CellStack>
      ),
    },
    {
      key: 'number',
      onPhone: 'main',
      header: words.sale(),
      isRowHeader: true,
      cell: (row) => (
        <CellStack>
          <Link to={paths.dashboardSale(row._id)}>
            {row.label === null ? words.saleWithoutNumber() : <Label dir="ltr">{row.label}</Label>}
          </Link>
          <small>
            <bdi>{row.booking ? row.booking.clientName || words.erasedClient() : words.noVisit()}</bdi>
          </small>
        </CellStack>
      ),
    },
    {
      key: 'what',
      onPhone: 'sub',
      header: words.what(),
      cell: ({ titles, kind, reason }) => (
        <CellStack>
          <bdi>{formatSeries(titles)}</bdi>
          {kind === 'refund' && reason && (
            <small>
              <bdi>{reason}</bdi>
            </small>
          )}
        </CellStack>
      ),
    },
    { key: 'state', header: words.state(), cell: (row) => <KindBadge row={row} /> },
    {
      key: 'paid',
      onPhone: 'more',
      header: words.paidBy(),
      cell: (row) => formatSeries(row.methods.map((method) => methodName(method))),
    },
    {
      key: 'who',
      header: words.by(),
      cell: ({ soldBy }) => (
        <By>
          <bdi>{soldBy.name}</bdi>
        </By>
      ),
    },
    {
      key: 'total',
      onPhone: 'end',
      header: words.total(),
      align: 'end',
      cell: ({ kind, total, isUndone }) => (
        <Amount data-undone={isUndone || undefined}>
          {formatSum(kind === 'refund' ? -total : total, currency)}
        </Amount>
      ),
    },
  ];
  return (
    <Table caption={caption} columns={columns} rows={rows} keyOf={({ _id }) => _id} rowsBelow={820} isList />
  );
}
