import { Table } from '../../ui/table';
import { FigureLink } from './figure-link';
import { FigureTiles } from './figure-tiles';
import type { ClientsReport as Report } from './models';
import { PartChart } from './part-chart';
import type { ReportAddress } from './report-address';
import { Beside, Charts, Definitions, Part } from './report-parts';
import { useReportTexts } from './use-report-texts';

/** Who came: new and returning clients, and how many have booked again. */
export function ClientsReport({ report, address }: { report: Report; address: ReportAddress }) {
  const texts = useReportTexts(report.currency);
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
                cell: ({ done }) => <Beside figure={done} write={count} texts={texts} />,
              },
              {
                key: 'rebooked',
                header: names.rebooked(),
                align: 'end',
                cell: ({ _id, name, rebooked }) => (
                  <Beside figure={rebooked} write={count} texts={texts}>
                    <FigureLink
                      name={`${names.rebooked()}, ${name}`}
                      value={count(rebooked.now ?? 0)}
                      address={address}
                      rows={{ figure: 'rebooked', staff: _id }}
                    />
                  </Beside>
                ),
              },
              {
                key: 'rate',
                header: names.rebookedRate(),
                align: 'end',
                cell: ({ rebookedRate }) => <Beside figure={rebookedRate} write={share} texts={texts} />,
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
