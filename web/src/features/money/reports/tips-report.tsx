import { Panels } from '../../../ui/charts/panel';
import { Table } from '../../../ui/table';
import { BarsPanel } from './bars-panel';
import type { TipsReport as Report } from './models';
import type { ReportAddress } from './report-address';
import { ReportHeadlines } from './report-headlines';
import { besideColumn, Definitions } from './report-parts';
import { TotalPanel } from './total-panel';
import { type ReportTexts, useReportTexts } from './use-report-texts';

/** Tips for the team, and how much of them was paid out. */
export function TipsReport({ report, address }: { report: Report; address: ReportAddress }) {
  const texts = useReportTexts(report.currency, report.period);
  const { words, names, money } = texts;
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
            name: names.tips(),
            figure: report.tips,
            write: money,
            rows: { figure: 'tips' },
            byNow: byNow?.tips,
            about: words.defTips(),
          },
          {
            name: names.paidOut(),
            figure: report.paidOut,
            write: money,
            rows: { figure: 'tips-paid' },
            good: 'neither',
            byNow: byNow?.paidOut,
          },
          { name: names.owed(), figure: { now: report.owed, before: null }, write: money },
        ]}
      />
      <TotalPanel
        {...all}
        name={names.tips()}
        report={report}
        valueOf={({ tips }) => tips}
        write={money}
        writeAxis={texts.shortMoney}
        rowsOf={{ figure: 'tips' }}
      />
      <Panels>
        <BarsPanel
          {...of}
          title={names.byPerson()}
          of={names.tips()}
          note={money(report.tips.now ?? 0)}
          parts={report.people.map(({ _id, name, tips }) => ({
            key: _id,
            name,
            figure: tips,
            rows: { figure: 'tips', staff: _id },
          }))}
          write={money}
          table={<PeopleTable report={report} {...all} />}
        />
      </Panels>
      <Definitions texts={texts} of={[[names.tips(), words.defTips()]]} />
    </>
  );
}

function PeopleTable({ report, ...all }: { report: Report; texts: ReportTexts; address: ReportAddress }) {
  const { words, names, money, rangeText } = all.texts;
  return (
    <Table
      caption={words.beside({ period: rangeText({ ...report.period, ...report.period.before }) })}
      rows={report.people}
      keyOf={({ _id }) => _id}
      rowsBelow={0}
      columns={[
        { key: 'name', header: names.name(), isRowHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
        besideColumn<Report['people'][number]>(all, {
          key: 'tips',
          header: names.tips(),
          nameOf: ({ name }) => name,
          figureOf: ({ tips }) => tips,
          write: money,
          rowsOf: ({ _id }) => ({ figure: 'tips', staff: _id }),
        }),
        besideColumn<Report['people'][number]>(all, {
          key: 'paidOut',
          header: names.paidOut(),
          nameOf: ({ name }) => name,
          figureOf: ({ paidOut }) => paidOut,
          write: money,
          rowsOf: ({ _id }) => ({ figure: 'tips-paid', staff: _id }),
        }),
        { key: 'owed', header: names.owed(), align: 'end', cell: ({ owed }) => money(owed) },
      ]}
    />
  );
}
