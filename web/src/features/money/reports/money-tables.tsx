import type { ReactNode } from 'react';
import { Table } from '../../../ui/table';
import type { MoneyReport } from './models';
import type { ReportAddress, Rows } from './report-address';
import { Beside, Part } from './report-parts';
import type { ReportTexts } from './use-report-texts';
import { PlainList } from '../../../ui/plain-list';

interface OfReport {
  report: MoneyReport;
  texts: ReportTexts;
  address: ReportAddress;
}

type Share = MoneyReport['bestServices'][number];
type Figure = MoneyReport['taken'];

/** Sales by tax rate, service, product and person; also discounts and refunds. */
export function MoneyTables({ report, texts, address }: OfReport) {
  const { words, names, money, count, share } = texts;
  const cell = (name: string, figure: Figure, rows: Rows, write = money) => (
    <Beside {...{ name, figure, write, texts, address, rows }} />
  );
  const nobody = 'nobody';
  return (
    <>
      {report.taxes.length > 0 && (
        <Part aria-labelledby="taxes">
          <h2 id="taxes">{names.byTax()}</h2>
          <Table
            caption={words.defTax()}
            rows={report.taxes}
            keyOf={({ _id, rateBp }) => `${_id} ${rateBp}`}
            cardsBelow={460}
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
        </Part>
      )}
      <Shares
        id="best-services"
        title={names.byService()}
        shares={report.bestServices}
        texts={texts}
        cellsOf={({ _id, name, quantity, taken }) => ({
          quantity: cell(
            `${names.quantity()}, ${name}`,
            quantity,
            { figure: 'services', service: _id },
            count,
          ),
          taken: cell(`${names.taken()}, ${name}`, taken, { figure: 'services', service: _id }),
        })}
      />
      <Shares
        id="best-products"
        title={names.byProduct()}
        shares={report.bestProducts}
        texts={texts}
        cellsOf={({ _id, name, quantity, taken }) => ({
          quantity: cell(
            `${names.quantity()}, ${name}`,
            quantity,
            { figure: 'products', product: _id },
            count,
          ),
          taken: cell(`${names.taken()}, ${name}`, taken, { figure: 'products', product: _id }),
        })}
      />
      {report.people.length > 0 && (
        <Part aria-labelledby="people">
          <h2 id="people">{names.byPerson()}</h2>
          <Table
            caption={words.defTaken()}
            rows={report.people}
            keyOf={({ _id }) => _id}
            cardsBelow={460}
            columns={[
              {
                key: 'name',
                header: names.name(),
                isRowHeader: true,
                cell: ({ name }) => <bdi>{name || names.nobody()}</bdi>,
              },
              {
                key: 'services',
                header: names.services(),
                align: 'end',
                cell: ({ _id, name, services }) =>
                  cell(`${names.services()}, ${name || names.nobody()}`, services, {
                    figure: 'services',
                    staff: _id || nobody,
                  }),
              },
              {
                key: 'products',
                header: names.products(),
                align: 'end',
                cell: ({ _id, name, products }) =>
                  cell(`${names.products()}, ${name || names.nobody()}`, products, {
                    figure: 'products',
                    staff: _id || nobody,
                  }),
              },
            ]}
          />
        </Part>
      )}
      {report.concessions.length > 0 && (
        <Part aria-labelledby="concessions">
          <h2 id="concessions">{names.concessions()}</h2>
          <Table
            caption={words.defConcessions()}
            rows={report.concessions}
            keyOf={({ _id }) => _id}
            cardsBelow={760}
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
                    staff: _id || nobody,
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
      )}
    </>
  );
}

/** The best and the worst, with everything between. */
function Shares({
  id,
  title,
  shares,
  texts,
  cellsOf,
}: {
  id: string;
  title: string;
  shares: readonly Share[];
  texts: ReportTexts;
  cellsOf: (share: Share) => { quantity: ReactNode; taken: ReactNode };
}) {
  const { words, names } = texts;
  const [best] = shares;
  const worst = shares.at(-1);
  if (!best || !worst) return null;
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {best !== worst && <p>{words.bestAndWorst({ best: best.name, worst: worst.name })}</p>}
      <Table
        caption={words.bestFirst()}
        rows={shares}
        keyOf={({ _id }) => _id}
        cardsBelow={460}
        columns={[
          { key: 'name', header: names.name(), isRowHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
          {
            key: 'quantity',
            header: names.quantity(),
            align: 'end',
            cell: (share) => cellsOf(share).quantity,
          },
          {
            key: 'taken',
            header: names.taken(),
            align: 'end',
            cell: (share) => cellsOf(share).taken,
          },
        ]}
      />
    </Part>
  );
}
