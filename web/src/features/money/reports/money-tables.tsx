import type { ReactNode } from 'react';
import { PlainList } from '../../../ui/plain-list';
import { Table } from '../../../ui/table';
import type { MoneyReport } from './models';
import type { ReportAddress, Rows } from './report-address';
import { Beside, Part } from './report-parts';
import type { ReportTexts } from './use-report-texts';

interface OfReport {
  report: MoneyReport;
  texts: ReportTexts;
  address: ReportAddress;
}

type Share = MoneyReport['bestServices'][number];
type Figure = MoneyReport['taken'];

const NOBODY = 'nobody';

/** A figure next to the previous one, in a table; both link to their rows. */
const cellsOf =
  ({ texts, address }: Pick<OfReport, 'texts' | 'address'>) =>
  (name: string, figure: Figure, rows: Rows, write: (value: number) => string = texts.money) => (
    <Beside {...{ name, figure, write, texts, address, rows }} />
  );

export function MethodsTable({ report, ...of }: OfReport) {
  const { words, names, methodName } = of.texts;
  const cell = cellsOf(of);
  return (
    <Table
      caption={words.defMethods()}
      rows={report.methods}
      keyOf={({ method }) => method}
      rowsBelow={0}
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
          cell: ({ method, amount }) => cell(methodName(method), amount, { figure: 'payments', method }),
        },
      ]}
    />
  );
}

export function TaxesTable({ report, ...of }: OfReport) {
  const { words, names, share } = of.texts;
  const cell = cellsOf(of);
  return (
    <Table
      caption={words.defTax()}
      rows={report.taxes}
      keyOf={({ _id, rateBp }) => `${_id} ${rateBp}`}
      rowsBelow={0}
      columns={[
        {
          key: 'rate',
          header: names.byTax(),
          isRowHeader: true,
          cell: ({ name, rateBp }) => (
            <>
              <bdi>{name}</bdi> {share(rateBp / 10_000)}
            </>
          ),
        },
        {
          key: 'net',
          header: names.netOfTax(),
          align: 'end',
          cell: ({ _id, name, rateBp, net }) =>
            cell(`${names.netOfTax()}, ${name}`, net, {
              figure: 'net-of-tax',
              rate: _id,
              rateBp: String(rateBp),
            }),
        },
        {
          key: 'tax',
          header: names.tax(),
          align: 'end',
          cell: ({ _id, name, rateBp, tax }) =>
            cell(`${names.tax()}, ${name}`, tax, { figure: 'tax', rate: _id, rateBp: String(rateBp) }),
        },
      ]}
    />
  );
}

export function PeopleTable({ report, ...of }: OfReport) {
  const { words, names } = of.texts;
  const cell = cellsOf(of);
  return (
    <Table
      caption={words.defTaken()}
      rows={report.people}
      keyOf={({ _id }) => _id}
      rowsBelow={0}
      columns={[
        {
          key: 'name',
          header: names.name(),
          isRowHeader: true,
          cell: ({ name }) => <bdi>{name || names.nobody()}</bdi>,
        },
        ...(['services', 'products'] as const).map((figure) => ({
          key: figure,
          header: names[figure](),
          align: 'end' as const,
          cell: ({ _id, name, [figure]: taken }: MoneyReport['people'][number]) =>
            cell(`${names[figure]()}, ${name || names.nobody()}`, taken, { figure, staff: _id || NOBODY }),
        })),
      ]}
    />
  );
}

export function ServicesTable({ report, ...of }: OfReport) {
  const { names, count } = of.texts;
  const cell = cellsOf(of);
  return (
    <Shares
      shares={report.bestServices}
      texts={of.texts}
      cellsOfShare={({ _id, name, quantity, taken }) => ({
        quantity: cell(`${names.quantity()}, ${name}`, quantity, { figure: 'services', service: _id }, count),
        taken: cell(`${names.taken()}, ${name}`, taken, { figure: 'services', service: _id }),
      })}
    />
  );
}

export function ProductsTable({ report, ...of }: OfReport) {
  const { names, count } = of.texts;
  const cell = cellsOf(of);
  if (report.bestProducts.length === 0) return null;
  return (
    <Part aria-labelledby="best-products">
      <h2 id="best-products">{names.byProduct()}</h2>
      <Shares
        shares={report.bestProducts}
        texts={of.texts}
        cellsOfShare={({ _id, name, quantity, taken }) => ({
          quantity: cell(
            `${names.quantity()}, ${name}`,
            quantity,
            { figure: 'products', product: _id },
            count,
          ),
          taken: cell(`${names.taken()}, ${name}`, taken, { figure: 'products', product: _id }),
        })}
      />
    </Part>
  );
}

/** Discounts and refunds by the person at the till, with the reasons. */
export function Concessions({ report, ...of }: OfReport) {
  const { words, names, money } = of.texts;
  const cell = cellsOf(of);
  if (report.concessions.length === 0) return null;
  return (
    <Part aria-labelledby="concessions">
      <h2 id="concessions">{names.concessions()}</h2>
      <Table
        caption={words.defConcessions()}
        rows={report.concessions}
        keyOf={({ _id }) => _id}
        rowsBelow={760}
        columns={[
          {
            key: 'name',
            header: names.name(),
            isRowHeader: true,
            cell: ({ name }) => <bdi>{name || names.gone()}</bdi>,
          },
          ...(['discounts', 'refunds', 'undone'] as const).map((kind) => ({
            key: kind,
            header: names[kind](),
            align: 'end' as const,
            cell: ({ _id, name, [kind]: figure }: MoneyReport['concessions'][number]) =>
              cell(`${names[kind]()}, ${name || names.gone()}`, figure, {
                figure: kind,
                staff: _id || NOBODY,
              }),
          })),
          {
            key: 'reasons',
            header: words.reason(),
            cell: ({ reasons }) => (
              <PlainList>
                {reasons.map(({ kind, reason, sales, amount }) => (
                  <li key={`${kind} ${reason}`}>
                    {names[kind]()}: <bdi>{reason || words.withoutReason()}</bdi> · {money(amount)} ·{' '}
                    {words.salesOfReason({ count: sales })}
                  </li>
                ))}
              </PlainList>
            ),
          },
        ]}
      />
    </Part>
  );
}

/** Largest first. */
function Shares({
  shares,
  texts: { words, names },
  cellsOfShare,
}: {
  shares: readonly Share[];
  texts: ReportTexts;
  cellsOfShare: (share: Share) => { quantity: ReactNode; taken: ReactNode };
}) {
  return (
    <Table
      caption={words.bestFirst()}
      rows={shares}
      keyOf={({ _id }) => _id}
      rowsBelow={0}
      columns={[
        { key: 'name', header: names.name(), isRowHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
        {
          key: 'quantity',
          header: names.quantity(),
          align: 'end',
          cell: (share) => cellsOfShare(share).quantity,
        },
        {
          key: 'taken',
          header: names.taken(),
          align: 'end',
          cell: (share) => cellsOfShare(share).taken,
        },
      ]}
    />
  );
}
