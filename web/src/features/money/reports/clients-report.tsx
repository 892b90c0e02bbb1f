import { Folded, Panels } from '../../../ui/charts/panel';
import { Table } from '../../../ui/table';
import { BarsPanel } from './bars-panel';
import { FigureTiles } from './figure-tiles';
import type { ClientsReport as Report } from './models';
import type { ReportAddress } from './report-address';
import { ReportHeadlines } from './report-headlines';
import { besideColumn, Definitions } from './report-parts';
import { SeenAgain } from './seen-again';
import { TotalPanel } from './total-panel';
import { type ReportTexts, useReportTexts } from './use-report-texts';

/** New and returning clients, how many have booked again, and how many came again. */
export function ClientsReport({ report, address }: { report: Report; address: ReportAddress }) {
  const texts = useReportTexts(report.currency, report.period);
  const { words, names, count, share } = texts;
  const { byNow, period } = report;
  const all = { texts, address };
  const of = { ...all, period };
  return (
    <>
      <ReportHeadlines
        {...of}
        byNow={byNow}
        figures={[
          {
            name: names.clients(),
            figure: report.clients,
            write: count,
            rows: { figure: 'clients' },
            byNow: byNow?.clients,
          },
          {
            name: names.newClients(),
            figure: report.newClients,
            write: count,
            rows: { figure: 'new-clients' },
            byNow: byNow?.newClients,
            about: words.defClients(),
          },
          {
            name: names.returning(),
            figure: report.returning,
            write: count,
            rows: { figure: 'returning-clients' },
            byNow: byNow?.returning,
          },
          {
            name: names.rebookedRate(),
            figure: report.rebookedRate,
            write: share,
            rows: { figure: 'rebooked' },
            unit: 'points',
            about: words.defRebooked(),
          },
        ]}
      />
      <TotalPanel
        {...all}
        name={names.clients()}
        report={report}
        valueOf={({ newClients, returning }) => newClients + returning}
        write={count}
        writeAxis={count}
        isWhole
        rowsOf={{ figure: 'clients' }}
      />
      <Panels>
        <SeenAgain report={report} {...all} />
        <BarsPanel
          {...of}
          title={words.rebookingByPerson()}
          of={names.rebookedRate()}
          note={report.rebookedRate.now !== null && share(report.rebookedRate.now)}
          parts={report.people.map(({ _id, name, rebookedRate }) => ({
            key: _id,
            name,
            figure: rebookedRate,
            rows: { figure: 'rebooked', staff: _id },
          }))}
          write={share}
          unit="points"
          most={1}
          table={<PeopleTable report={report} {...all} />}
        />
      </Panels>
      <Folded title={words.allFigures()}>
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
        <Definitions
          texts={texts}
          of={[
            [names.newClients(), words.defClients()],
            [names.rebooked(), words.defRebooked()],
            [words.seenAgain(), words.defSeenAgain()],
            [names.done(), words.defDone()],
          ]}
        />
      </Folded>
    </>
  );
}

function PeopleTable({ report, ...all }: { report: Report; texts: ReportTexts; address: ReportAddress }) {
  const { words, names, count, share, rangeText } = all.texts;
  return (
    <Table
      caption={words.beside({ period: rangeText({ ...report.period, ...report.period.before }) })}
      rows={report.people}
      keyOf={({ _id }) => _id}
      rowsBelow={0}
      columns={[
        { key: 'name', header: names.name(), isRowHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
        besideColumn<Report['people'][number]>(all, {
          key: 'done',
          header: names.done(),
          nameOf: ({ name }) => name,
          figureOf: ({ done }) => done,
          write: count,
          rowsOf: ({ _id }) => ({ figure: 'done', staff: _id }),
        }),
        besideColumn<Report['people'][number]>(all, {
          key: 'rebooked',
          header: names.rebooked(),
          nameOf: ({ name }) => name,
          figureOf: ({ rebooked }) => rebooked,
          write: count,
          rowsOf: ({ _id }) => ({ figure: 'rebooked', staff: _id }),
        }),
        besideColumn<Report['people'][number]>(all, {
          key: 'rate',
          header: names.rebookedRate(),
          nameOf: ({ name }) => name,
          figureOf: ({ rebookedRate }) => rebookedRate,
          write: share,
          rowsOf: ({ _id }) => ({ figure: 'rebooked', staff: _id }),
        }),
      ]}
    />
  );
}
