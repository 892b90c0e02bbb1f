import { dayInUtc } from '../../../lib/local-day';
import { type Bar, BarList } from '../../../ui/charts/bar-list';
import { Panel } from '../../../ui/charts/panel';
import { Table } from '../../../ui/table';
import { FigureLink } from './figure-link';
import type { ClientsReport } from './models';
import { type ReportAddress, type Rows, rowsPath } from './report-address';
import type { ReportTexts } from './use-report-texts';

type Month = ClientsReport['seenAgain'][number];

/**
 * The number of each month's clients who came again; a month whose ninety days are not over has a dashed bar.
 */
export function SeenAgain({
  report: { seenAgain = [] },
  texts,
  address,
}: {
  /** An older server doesn't send these. */
  report: Partial<Pick<ClientsReport, 'seenAgain'>>;
  texts: ReportTexts;
  address: ReportAddress;
}) {
  const { words, names, share, count, formatMonth } = texts;
  const months = seenAgain.filter(({ clients }) => clients > 0);
  const nameOf = ({ firstDay }: Month) => formatMonth(dayInUtc(firstDay), 'UTC');
  const said = ({ isOver }: Month, what: string) => (isOver ? what : words.stillCountingName({ what }));
  const rate = (part: number, whole: number) =>
    whole > 0 ? share(Math.round((part / whole) * 100) / 100) : '–';
  const of = ({ firstDay }: Month): ReportAddress => ({ ...address, period: 'month', day: firstDay });
  const link = (month: Month, name: string, value: number, rows: Rows) => (
    <FigureLink name={`${name}, ${nameOf(month)}`} value={count(value)} address={of(month)} rows={rows} />
  );
  const bars = months.map((month): Bar => {
    const called = `${words.seenAgain()}, ${nameOf(month)}`;
    const text = rate(month.seenAgain, month.clients);
    return {
      key: month.firstDay,
      name: nameOf(month),
      value: month.seenAgain / month.clients,
      text,
      end: words.partOfWhole({ part: month.seenAgain, whole: month.clients }),
      isOpen: !month.isOver,
      to: rowsPath(of(month), { figure: 'seen-again', name: called }),
      label: words.showRows({ figure: called, value: said(month, text) }),
    };
  });
  return (
    <Panel
      title={words.seenAgain()}
      note={words.seenAgainNote()}
      width="half"
      footer={months.some(({ isOver }) => !isOver) && words.stillCounting()}
      table={
        months.length > 0 && (
          <Table
            caption={words.seenAgainNote()}
            rows={months}
            keyOf={({ firstDay }) => firstDay}
            rowsBelow={0}
            columns={[
              {
                key: 'month',
                header: words.month(),
                isRowHeader: true,
                cell: (month) => said(month, nameOf(month)),
              },
              {
                key: 'clients',
                header: names.clients(),
                align: 'end',
                cell: (month) => link(month, names.clients(), month.clients, { figure: 'clients' }),
              },
              {
                key: 'again',
                header: words.cameAgain(),
                align: 'end',
                cell: (month) => link(month, words.seenAgain(), month.seenAgain, { figure: 'seen-again' }),
              },
              {
                key: 'new',
                header: names.newClients(),
                align: 'end',
                cell: (month) => link(month, names.newClients(), month.newClients, { figure: 'new-clients' }),
              },
              {
                key: 'newAgain',
                header: words.cameAgain(),
                align: 'end',
                cell: ({ newSeenAgain, newClients }) => rate(newSeenAgain, newClients),
              },
            ]}
          />
        )
      }
    >
      {bars.length === 0 ? (
        <p>{words.nothingYet()}</p>
      ) : (
        <BarList label={words.seenAgain()} bars={bars} most={1} />
      )}
    </Panel>
  );
}
