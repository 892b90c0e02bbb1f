import { Link } from 'react-router-dom';
import { useApi } from '../../../api/use-api';
import { usePagedAnswer } from '../../../api/use-paged-answer';
import { useSalon } from '../../../api/use-salon';
import { dayInUtc } from '../../../lib/local-day';
import { paths } from '../../../lib/paths';
import { EmptyState } from '../../../ui/empty-state';
import { ListLayout, PagedList } from '../../../ui/paged-list';
import { CellStack, Table, type Column } from '../../../ui/table';
import { useUrlState } from '../../../ui/use-url-state';
import { TitleBack } from '../../../ui/titled';
import { reports } from '../../../words/reports.gen';
import { useWords } from '../../../words/use-words';
import { paymentMethods } from '../till-settings/payment-methods';
import { TillIsOff } from '../till-settings/till-is-off';
import type { ReportRow } from './models';
import { reportPath, type RowsAddress, rowsAddress } from './report-address';
import { useReportTexts } from './use-report-texts';

/** The rows behind a figure, and their total, which is the figure. */
export function RowsList() {
  const words = useWords(reports);
  const { state: address, queryOf } = useUrlState(rowsAddress);
  const salon = useSalon();
  const { report, period, day } = address;
  const rows = useApi(
    address.figure === null ? null : '/reports/rows',
    { params: { query: questionOf(address) } },
    { keepPreviousData: true },
  );
  const answer = usePagedAnswer(rows, salon);
  return (
    <ListLayout>
      <TitleBack to={reportPath({ report, period, day })}>{words.backToReport()}</TitleBack>
      {rows.error?.code === 'till-off' ? (
        <TillIsOff />
      ) : (
        <PagedList
          counted={words.rowCount}
          what={words.theRows()}
          {...answer}
          page={address.page}
          pathOf={(page) => `${paths.dashboardReportRows}${queryOf(page)}`}
          empty={
            <EmptyState title={words.nothingHere()} hasArt={false}>
              {words.nothingHereText()}
            </EmptyState>
          }
        >
          {(caption) =>
            rows.data &&
            salon.data && <RowsTable caption={caption} rows={rows.data} currency={salon.data.currency} />
          }
        </PagedList>
      )}
    </ListLayout>
  );
}

type Answer = NonNullable<ReturnType<typeof useApi<'/reports/rows'>>['data']>;

function RowsTable({
  caption,
  rows,
  currency,
}: {
  caption: string;
  rows: Answer;
  currency: Parameters<typeof useReportTexts>[0];
}) {
  const texts = useReportTexts(currency);
  const { words, names, methodName, money, minutes, formatDateTime, formatDay } = texts;
  const total = rows.minutes === null ? money(rows.amount) : minutes(rows.minutes);
  const whatOf = ({ what }: ReportRow) => {
    const method = paymentMethods.find((name) => name === what);
    return method ? methodName(method) : what;
  };
  const columns: Column<ReportRow>[] = [
    {
      key: 'when',
      onPhone: 'main',
      header: words.when(),
      isRowHeader: true,
      cell: ({ at, day, sale }) => (
        <CellStack>
          <span>{formatDateTime(at, rows.timeZone)}</span>
          {/* Sales after the close count towards another day. */}
          {sale !== null && <small>{formatDay(dayInUtc(day), 'UTC')}</small>}
        </CellStack>
      ),
    },
    {
      key: 'client',
      onPhone: 'sub',
      header: words.client(),
      cell: ({ clientName, booking }) =>
        clientName !== '' ? <bdi>{clientName}</bdi> : booking ? words.noName() : '–',
    },
    {
      key: 'what',
      onPhone: 'sub',
      header: words.what(),
      cell: (row) => (
        <CellStack>
          <bdi>{whatOf(row) || '–'}</bdi>
          {row.reason !== '' && (
            <small>
              <bdi>{row.reason}</bdi>
            </small>
          )}
        </CellStack>
      ),
    },
    {
      key: 'who',
      onPhone: 'sub',
      header: words.who(),
      cell: ({ staffName }) => <bdi>{staffName || '–'}</bdi>,
    },
    {
      key: 'record',
      onPhone: 'more',
      header: words.record(),
      cell: ({ booking, sale }) => (
        <CellStack>
          {sale && <Link to={paths.dashboardSale(sale._id)}>{sale.label ?? words.sale()}</Link>}
          {booking && (
            <Link to={paths.dashboardOrdersFound(booking.reference)}>
              {words.booking({ reference: booking.reference })}
            </Link>
          )}
        </CellStack>
      ),
    },
    ...(rows.minutes === null
      ? []
      : [
          {
            key: 'minutes',
            onPhone: 'more' as const,
            header: words.time(),
            align: 'end' as const,
            cell: (row: ReportRow) => (row.minutes === null ? '–' : minutes(row.minutes)),
          },
        ]),
    {
      key: 'amount',
      onPhone: 'end',
      header: names.amount(),
      align: 'end',
      cell: ({ amount }) => (amount === null ? '–' : money(amount)),
    },
  ];
  return (
    <Table
      caption={`${caption} · ${words.together({ total })}`}
      columns={columns}
      rows={rows.items}
      keyOf={({ _id }) => _id}
      rowsBelow={760}
    />
  );
}

const questionOf = ({
  report: _report,
  name: _name,
  figure,
  day,
  page,
  period,
  ...narrowed
}: RowsAddress) => ({
  // Not requested without a figure.
  figure: figure ?? ('done' as const),
  period,
  page,
  ...(day !== null && { day }),
  ...(narrowed.staff !== null && { staff: narrowed.staff }),
  ...(narrowed.service !== null && { service: narrowed.service }),
  ...(narrowed.product !== null && { product: narrowed.product }),
  ...(narrowed.method !== null && { method: narrowed.method }),
  ...(narrowed.rate !== null && { rate: narrowed.rate }),
  ...(narrowed.rateBp !== null && { rateBp: Number(narrowed.rateBp) }),
  ...(narrowed.lead !== null && { lead: narrowed.lead }),
  ...(narrowed.by !== null && { by: narrowed.by }),
  ...(narrowed.before !== null && { before: true }),
});
