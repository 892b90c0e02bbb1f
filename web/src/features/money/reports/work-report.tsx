import { Folded, Panels } from '../../../ui/charts/panel';
import { inSentence } from '../../../words/in-sentence';
import { useTill } from '../till-settings/use-till';
import { Cancellations } from './cancellations';
import { BarsPanel } from './bars-panel';
import { BusyHours } from './busy-hours';
import { FigureLink } from './figure-link';
import type { WorkReport as Report } from './models';
import type { ReportAddress, Rows } from './report-address';
import { ReportHeadlines } from './report-headlines';
import { Definitions } from './report-parts';
import { TotalPanel } from './total-panel';
import { useReportTexts } from './use-report-texts';
import { PartsTable, PeopleTable, ServicesTable, WorkTiles } from './work-tables';

/** Completed and cancelled work, by person and share of their time. */
export function WorkReport({ report, address }: { report: Report; address: ReportAddress }) {
  const texts = useReportTexts(report.currency, report.period);
  const till = useTill();
  const { words, names, money, count, minutes, share } = texts;
  const { byNow, period } = report;
  const all = { texts, address };
  const of = { ...all, period };
  const defBooked = till?.isOn ? words.defBookedValue() : words.defBookedAlone();
  const link = (name: string, figure: number | null, rows: Rows, write = count) => (
    <FigureLink name={name} value={write(figure ?? 0)} address={address} rows={rows} />
  );
  return (
    <>
      <ReportHeadlines
        {...of}
        byNow={byNow}
        figures={[
          {
            name: names.bookedValue(),
            figure: report.bookedValue,
            write: money,
            rows: { figure: 'done' },
            byNow: byNow?.bookedValue,
            about: defBooked,
          },
          {
            name: names.done(),
            figure: report.done,
            write: count,
            rows: { figure: 'done' },
            byNow: byNow?.done,
            about: words.defDone(),
          },
          {
            name: names.use(),
            figure: report.use,
            write: share,
            rows: { figure: 'work' },
            unit: 'points',
            about: words.defUse(),
          },
          {
            name: names.noShowRate(),
            figure: report.noShowRate,
            write: share,
            rows: { figure: 'no-shows' },
            unit: 'points',
            good: 'less',
            about: words.defNoShows(),
            ...(report.cancelled.now && {
              note: inSentence(words.amountIn, {
                period: names.cancelled(),
                value: link(names.cancelled(), report.cancelled.now, { figure: 'cancelled' }),
              }),
            }),
          },
        ]}
      />
      <TotalPanel
        {...all}
        name={names.bookedValue()}
        report={report}
        valueOf={({ bookedValue }) => bookedValue}
        aheadOf={({ expected }) => expected}
        write={money}
        writeAxis={texts.shortMoney}
        rowsOf={{ figure: 'done' }}
      />
      <Panels>
        <BarsPanel
          {...of}
          title={names.use()}
          of={names.use()}
          note={report.use.now !== null && share(report.use.now)}
          parts={report.people.map(({ _id, name, use, workingMinutes }) => ({
            key: _id,
            name,
            figure: use,
            rows: { figure: 'work', staff: _id },
            end: workingMinutes !== null && minutes(workingMinutes),
          }))}
          write={share}
          unit="points"
          most={1}
          footer={words.useByPerson()}
          table={<PeopleTable of="time" report={report} {...all} />}
        />
        <BusyHours hours={report.hours} texts={texts} />
        <BarsPanel
          {...of}
          title={names.byService()}
          of={names.bookedValue()}
          note={money(report.bookedValue.now ?? 0)}
          parts={report.services.map(({ _id, title, bookedValue }) => ({
            key: _id,
            name: title,
            figure: bookedValue,
            rows: { figure: 'work', service: _id },
          }))}
          write={money}
          table={<ServicesTable report={report} {...all} />}
        />
        <BarsPanel
          {...of}
          title={names.byPerson()}
          of={names.bookedValue()}
          note={money(report.bookedValue.now ?? 0)}
          parts={report.people.map(({ _id, name, bookedValue }) => ({
            key: _id,
            name,
            figure: bookedValue,
            rows: { figure: 'work', staff: _id },
          }))}
          write={money}
          table={<PeopleTable of="value" report={report} {...all} />}
        />
      </Panels>
      <Folded title={words.allFigures()}>
        <WorkTiles report={report} {...all} />
        <PartsTable report={report} {...all} />
        <Cancellations report={report} {...all} />
        <Definitions
          texts={texts}
          of={[
            [names.done(), words.defDone()],
            [names.bookedValue(), defBooked],
            [names.use(), words.defUse()],
            [names.gapUse(), words.defGaps()],
            [names.noShowRate(), words.defNoShows()],
            [names.mostAtOnce(), words.defChairs()],
          ]}
        />
      </Folded>
    </>
  );
}
