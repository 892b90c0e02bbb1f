import { Table } from '../../../ui/table';
import { FigureTiles } from './figure-tiles';
import type { ClientsReport as Report } from './models';
import { PartChart } from './part-chart';
import type { ReportAddress } from './report-address';
import { Beside, Charts, Definitions, Part } from './report-parts';
import { useReportTexts } from './use-report-texts';

/** New and returning clients, and how many have rebooked. */
export function ClientsReport({ report, address }: { report: Report; address: ReportAddress }) {
  const texts = useReportTexts(report.currency, report.period);
  const { words, names, count, share, rangeText } = texts;
  const all = { texts, address };
  const chart = { ...all, period: report.period, parts: report.parts };
  return (
    <>
      <FigureTiles
        {...all}
        tiles={[
          {
            name: names.newClients(),
            figure: report.newClients,
            write: count,
            rows: { figure: 'new-clients' },
          },
          {
            name: names.returning(),
            figure: report.returning,
            write: count,
            rows: { figure: 'returning-clients' },
          },
          { name: names.clients(), figure: report.clients, write: count, rows: { figure: 'clients' } },
          { name: names.rebooked(), figure: report.rebooked, write: count, rows: { figure: 'rebooked' } },
          {
            name: names.rebookedRate(),
            figure: report.rebookedRate,
            write: share,
            rows: { figure: 'rebooked' },
          },
          { name: names.unknown(), figure: report.unknown, write: count, rows: { figure: 'unknown' } },
        ]}
      />
      <Charts>
        <PartChart
          {...chart}
          name={names.newClients()}
          valueOf={({ newClients }) => newClients}
          write={count}
          rowsOf={{ figure: 'new-clients' }}
        />
        <PartChart
          {...chart}
          name={names.returning()}
          tone="quiet"
          valueOf={({ returning }) => returning}
          write={count}
          rowsOf={{ figure: 'returning-clients' }}
        />
      </Charts>
      {report.people.length > 0 && (
        <Part aria-labelledby="people">
          <h2 id="people">{names.byPerson()}</h2>
          <Table
            caption={words.beside({ period: rangeText({ ...report.period, ...report.period.before }) })}
            rows={report.people}
            keyOf={({ _id }) => _id}
            cardsBelow={560}
            columns={[
              { key: 'name', header: names.name(), isRowHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
              {
                key: 'done',
                header: names.done(),
                align: 'end',
                cell: ({ _id, name, done }) => (
                  <Beside
                    {...all}
                    name={`${names.done()}, ${name}`}
                    figure={done}
                    write={count}
                    rows={{ figure: 'done', staff: _id }}
                  />
                ),
              },
              {
                key: 'rebooked',
                header: names.rebooked(),
                align: 'end',
                cell: ({ _id, name, rebooked }) => (
                  <Beside
                    {...all}
                    name={`${names.rebooked()}, ${name}`}
                    figure={rebooked}
                    write={count}
                    rows={{ figure: 'rebooked', staff: _id }}
                  />
                ),
              },
              {
                key: 'rate',
                header: names.rebookedRate(),
                align: 'end',
                cell: ({ _id, name, rebookedRate }) => (
                  <Beside
                    {...all}
                    name={`${names.rebookedRate()}, ${name}`}
                    figure={rebookedRate}
                    write={share}
                    rows={{ figure: 'rebooked', staff: _id }}
                  />
                ),
              },
            ]}
          />
        </Part>
      )}
      <Definitions
        texts={texts}
        of={[
          [names.newClients(), words.defClients()],
          [names.rebooked(), words.defRebooked()],
          [names.done(), words.defDone()],
        ]}
      />
    </>
  );
}
