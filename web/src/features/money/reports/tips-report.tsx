import { Table } from '../../../ui/table';
import { FigureTiles } from './figure-tiles';
import type { TipsReport as Report } from './models';
import { PartChart } from './part-chart';
import type { ReportAddress } from './report-address';
import { Beside, Charts, Definitions, Part } from './report-parts';
import { useReportTexts } from './use-report-texts';

/** Tips for the team, and how much of them was paid out. */
export function TipsReport({ report, address }: { report: Report; address: ReportAddress }) {
  const texts = useReportTexts(report.currency, report.period);
  const { words, names, money, rangeText } = texts;
  const all = { texts, address };
  return (
    <>
      <FigureTiles
        {...all}
        tiles={[
          { name: names.tips(), figure: report.tips, write: money, rows: { figure: 'tips' } },
          { name: names.paidOut(), figure: report.paidOut, write: money, rows: { figure: 'tips-paid' } },
          { name: names.owed(), figure: { now: report.owed, before: null }, write: money, note: ' ' },
        ]}
      />
      <Charts>
        <PartChart
          {...all}
          period={report.period}
          parts={report.parts}
          name={names.tips()}
          valueOf={({ tips }) => tips}
          write={money}
          rowsOf={{ figure: 'tips' }}
        />
      </Charts>
      {report.people.length > 0 && (
        <Part aria-labelledby="people">
          <h2 id="people">{names.byPerson()}</h2>
          <Table
            caption={words.beside({ period: rangeText({ ...report.period, ...report.period.before }) })}
            rows={report.people}
            keyOf={({ _id }) => _id}
            cardsBelow={460}
            columns={[
              { key: 'name', header: names.name(), isRowHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
              {
                key: 'tips',
                header: names.tips(),
                align: 'end',
                cell: ({ _id, name, tips }) => (
                  <Beside
                    {...all}
                    name={`${names.tips()}, ${name}`}
                    figure={tips}
                    write={money}
                    rows={{ figure: 'tips', staff: _id }}
                  />
                ),
              },
              {
                key: 'paidOut',
                header: names.paidOut(),
                align: 'end',
                cell: ({ _id, name, paidOut }) => (
                  <Beside
                    {...all}
                    name={`${names.paidOut()}, ${name}`}
                    figure={paidOut}
                    write={money}
                    rows={{ figure: 'tips-paid', staff: _id }}
                  />
                ),
              },
              { key: 'owed', header: names.owed(), align: 'end', cell: ({ owed }) => money(owed) },
            ]}
          />
        </Part>
      )}
      <Definitions texts={texts} of={[[names.tips(), words.defTips()]]} />
    </>
  );
}
