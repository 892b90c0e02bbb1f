import { Folded, Panels } from '../../../ui/charts/panel';
import { AccountantPart } from './accountant-part';
import { BarsPanel } from './bars-panel';
import { FigureTiles, type Tile } from './figure-tiles';
import {
  Concessions,
  MethodsTable,
  PeopleTable,
  ProductsTable,
  ServicesTable,
  TaxesTable,
} from './money-tables';
import type { MoneyReport as Report } from './models';
import type { ReportAddress } from './report-address';
import { ReportHeadlines } from './report-headlines';
import { Definitions } from './report-parts';
import { FigureLink } from './figure-link';
import { TotalPanel } from './total-panel';
import { useReportTexts } from './use-report-texts';
import { inSentence } from '../../../words/in-sentence';

type Figure = Report['taken'];

/** Sales, tax, discounts and refunds, by business day. */
export function MoneyReport({ report, address }: { report: Report; address: ReportAddress }) {
  const texts = useReportTexts(report.currency, report.period);
  const { words, names, methodName, money, count, share } = texts;
  const { byNow, period } = report;
  const all = { texts, address };
  const of = { ...all, period };
  const sum = ({ now, before }: Figure, other: Figure): Figure => ({
    now: (now ?? 0) + (other.now ?? 0),
    before: (before ?? 0) + (other.before ?? 0),
  });
  const part = (figure: Figure, whole: number) =>
    whole > 0 && figure.now !== null ? share(Math.round((figure.now / whole) * 100) / 100) : '';
  const paid = report.methods.reduce((total, { amount }) => total + (amount.now ?? 0), 0);
  return (
    <>
      <ReportHeadlines
        {...of}
        byNow={byNow}
        figures={[
          {
            name: names.taken(),
            figure: report.taken,
            write: money,
            rows: { figure: 'taken' },
            byNow: byNow?.taken,
            about: words.defTaken(),
          },
          {
            name: names.sales(),
            figure: report.sales,
            write: count,
            rows: { figure: 'sales' },
            byNow: byNow?.sales,
          },
          {
            name: names.averageSale(),
            figure: report.averageSale,
            write: money,
            rows: { figure: 'sales' },
            about: words.defAverageSale(),
          },
          {
            name: names.discounts(),
            figure: report.discounts,
            write: money,
            rows: { figure: 'discounts' },
            good: 'less',
            byNow: byNow?.discounts,
            about: words.defConcessions(),
            ...(report.refunds.now && {
              note: inSentence(words.amountIn, {
                period: names.refunds(),
                value: (
                  <FigureLink
                    name={names.refunds()}
                    value={money(report.refunds.now)}
                    address={address}
                    rows={{ figure: 'refunds' }}
                  />
                ),
              }),
            }),
          },
        ]}
      />
      <TotalPanel
        {...all}
        name={names.taken()}
        report={report}
        valueOf={({ taken }) => taken}
        write={money}
        writeAxis={texts.shortMoney}
        rowsOf={{ figure: 'taken' }}
      />
      <Panels>
        <BarsPanel
          {...of}
          title={names.byService()}
          of={names.taken()}
          note={money(report.services.now ?? 0)}
          parts={report.bestServices.map(({ _id, name, taken }) => ({
            key: _id,
            name,
            figure: taken,
            rows: { figure: 'services', service: _id },
          }))}
          write={money}
          table={<ServicesTable report={report} {...all} />}
        />
        <BarsPanel
          {...of}
          title={names.byPerson()}
          of={names.taken()}
          note={money(report.taken.now ?? 0)}
          parts={report.people.map(({ _id, name, services, products }) => ({
            key: _id,
            name: name || names.nobody(),
            figure: sum(services, products),
            rows: { figure: 'taken', staff: _id || 'nobody' },
          }))}
          write={money}
          footer={words.servicesAndProducts()}
          table={<PeopleTable report={report} {...all} />}
        />
        <BarsPanel
          {...of}
          title={names.byMethod()}
          of={names.amount()}
          note={money(paid)}
          parts={report.methods.map(({ method, amount }) => ({
            key: method,
            name: methodName(method),
            figure: amount,
            rows: { figure: 'payments', method },
            end: part(amount, paid),
          }))}
          write={money}
          table={<MethodsTable report={report} {...all} />}
        />
        <BarsPanel
          {...of}
          title={names.byTax()}
          of={names.tax()}
          note={money(report.tax.now ?? 0)}
          parts={report.taxes.map(({ _id, name, rateBp, tax }) => ({
            key: `${_id} ${rateBp}`,
            name: words.rateOf({ name, percent: String(rateBp / 100) }),
            figure: tax,
            rows: { figure: 'tax', rate: _id, rateBp: String(rateBp) },
            end: part(tax, report.tax.now ?? 0),
          }))}
          write={money}
          table={<TaxesTable report={report} {...all} />}
        />
      </Panels>
      <Folded title={words.allFigures()}>
        <AllTiles report={report} address={address} />
        <ProductsTable report={report} {...all} />
        <Concessions report={report} {...all} />
        <Definitions
          texts={texts}
          of={[
            [names.taken(), words.defTaken()],
            [names.bookedValue(), words.defBookedValue()],
            [names.averageSale(), words.defAverageSale()],
            [names.quantity(), words.defQuantity()],
          ]}
        />
      </Folded>
      <Folded title={words.forAccountant()} note={words.forAccountantIntro()} isPrinted={false}>
        <AccountantPart timeZone={report.timeZone} currency={report.currency} />
      </Folded>
    </>
  );
}

/** All figures of the period, each next to the previous one. */
function AllTiles({ report, address }: { report: Report; address: ReportAddress }) {
  const texts = useReportTexts(report.currency, report.period);
  const { names, money, count } = texts;
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
  const isShown = ({ rows, figure }: Tile) =>
    typeof rows !== 'object' || !rare.includes(rows.figure) || figure.now !== 0 || figure.before !== 0;
  return <FigureTiles texts={texts} address={address} tiles={tiles.filter(isShown)} />;
}

/** Shown only if not zero. */
const rare: readonly string[] = ['undone', 'gift-cards', 'rounding'];
