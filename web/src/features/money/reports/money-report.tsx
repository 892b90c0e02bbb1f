import { Table } from '../../../ui/table';
import { FigureTiles, type Tile } from './figure-tiles';
import { MoneyTables } from './money-tables';
import type { MoneyReport as Report } from './models';
import { PartChart } from './part-chart';
import type { ReportAddress } from './report-address';
import { Beside, Charts, Definitions, Part } from './report-parts';
import { useReportTexts } from './use-report-texts';

/** Sales, tax, discounts and refunds, by business day. */
export function MoneyReport({ report, address }: { report: Report; address: ReportAddress }) {
  const texts = useReportTexts(report.currency, report.period);
  const { words, names, methodName, money, count } = texts;
  const all = { texts, address };
  const chart = { ...all, period: report.period, parts: report.parts };
  const tiles: Tile[] = [
    { name: names.taken(), figure: report.taken, write: money, rows: { figure: 'taken' } },
    { name: names.bookedValue(), figure: report.bookedValue, write: money, rows: { figure: 'done' } },
    { name: names.services(), figure: report.services, write: money, rows: { figure: 'services' } },
    { name: names.products(), figure: report.products, write: money, rows: { figure: 'products' } },
    { name: names.sales(), figure: report.sales, write: count, rows: { figure: 'sales' } },
    { name: names.averageSale(), figure: report.averageSale, write: money, rows: { figure: 'sales' } },
    { name: names.tax(), figure: report.tax, write: money, rows: { figure: 'tax' } },
    { name: names.tips(), figure: report.tips, write: money, rows: { figure: 'tips' } },
    { name: names.discounts(), figure: report.discounts, write: money, rows: { figure: 'discounts' } },
    { name: names.refunds(), figure: report.refunds, write: money, rows: { figure: 'refunds' } },
    { name: names.undone(), figure: report.undone, write: money, rows: { figure: 'undone' } },
    { name: names.giftCards(), figure: report.giftCards, write: money, rows: { figure: 'gift-cards' } },
    { name: names.rounding(), figure: report.rounding, write: money, rows: { figure: 'rounding' } },
  ];
  return (
    <>
      <FigureTiles
        {...all}
        tiles={tiles.filter(
          ({ rows, figure }) =>
            typeof rows !== 'object' ||
            !rare.includes(rows.figure) ||
            figure.now !== 0 ||
            figure.before !== 0,
        )}
      />
      <Charts>
        <PartChart
          {...chart}
          name={names.taken()}
          valueOf={({ taken }) => taken}
          write={money}
          rowsOf={{ figure: 'taken' }}
        />
        <PartChart
          {...chart}
          name={names.bookedValue()}
          kind="line"
          valueOf={({ bookedValue }) => bookedValue}
          write={money}
          rowsOf={{ figure: 'done' }}
        />
      </Charts>
      <Part aria-labelledby="methods">
        <h2 id="methods">{names.byMethod()}</h2>
        <Table
          caption={words.defMethods()}
          rows={report.methods}
          keyOf={({ method }) => method}
          cardsBelow={0}
          columns={[
            {
              key: 'method',
              header: names.byMethod(),
              isRowHeader: true,
              cell: ({ method }) => methodName(method),
            },
            {
              key: 'amount',
              header: names.amount(),
              align: 'end',
              cell: ({ method, amount }) => (
                <Beside
                  {...all}
                  name={methodName(method)}
                  figure={amount}
                  write={money}
                  rows={{ figure: 'payments', method }}
                />
              ),
            },
          ]}
        />
      </Part>
      <MoneyTables report={report} {...all} />
      <Definitions
        texts={texts}
        of={[
          [names.taken(), words.defTaken()],
          [names.bookedValue(), words.defBookedValue()],
          [names.averageSale(), words.defAverageSale()],
          [names.quantity(), words.defQuantity()],
        ]}
      />
    </>
  );
}

/** Shown only if not zero. */
const rare: readonly string[] = ['undone', 'gift-cards', 'rounding'];
