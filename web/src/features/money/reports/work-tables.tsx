import { localDay } from '../../../lib/local-day';
import { paths } from '../../../lib/paths';
import { type Column, Table } from '../../../ui/table';
import type { WorkReport as Report } from './models';
import type { ReportAddress } from './report-address';
import { FigureLink } from './figure-link';
import { FigureTiles } from './figure-tiles';
import { besideColumn, Part } from './report-parts';
import type { ReportTexts } from './use-report-texts';

export interface OfReport {
  report: Report;
  texts: ReportTexts;
  address: ReportAddress;
}

/** Each person's work, as amounts or as a share of their time. */
export function PeopleTable({ report, texts, address, of }: OfReport & { of: 'time' | 'value' }) {
  const { names, money, count, minutes, share } = texts;
  const column = (
    key: string,
    header: string,
    figureOf: (person: Report['people'][number]) => Report['done'],
    write: (value: number) => string,
    figure: 'work' | 'gap' = 'work',
  ) =>
    besideColumn<Report['people'][number]>(
      { texts, address },
      {
        key,
        header,
        nameOf: ({ name }) => name,
        figureOf,
        write,
        rowsOf: ({ _id }) => ({ figure, staff: _id }),
      },
    );
  const columns: Column<Report['people'][number]>[] = [
    { key: 'name', header: names.name(), isRowHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
    column('services', names.services(), ({ services }) => services, count),
    column('bookedValue', names.bookedValue(), ({ bookedValue }) => bookedValue, money),
    column('work', names.workMinutes(), ({ workMinutes }) => workMinutes, minutes),
    {
      key: 'working',
      header: names.workingMinutes(),
      align: 'end',
      cell: ({ workingMinutes }) => (workingMinutes === null ? '–' : minutes(workingMinutes)),
    },
    {
      key: 'away',
      header: names.awayMinutes(),
      align: 'end',
      cell: ({ awayMinutes }) => (awayMinutes === null ? '–' : minutes(awayMinutes)),
    },
    column('use', names.use(), ({ use }) => use, share),
    column('gap', names.gapMinutes(), ({ gapMinutes }) => gapMinutes, minutes, 'gap'),
  ];
  return (
    <Table
      caption={texts.words.beside({
        period: texts.rangeText({ ...report.period, ...report.period.before }),
      })}
      rows={report.people}
      keyOf={({ _id }) => _id}
      rowsBelow={0}
      columns={columns.filter(({ key }) => key === 'name' || isOfValue(key) === (of === 'value'))}
    />
  );
}

/** The columns of a person's work; the others are about their time. */
const isOfValue = (key: string) => key === 'services' || key === 'bookedValue';

export function ServicesTable({ report, texts, address }: OfReport) {
  const { words, names, money, count, minutes } = texts;
  return (
    <Table
      caption={words.bestFirst()}
      rows={report.services}
      keyOf={({ _id }) => _id}
      rowsBelow={0}
      columns={[
        {
          key: 'title',
          header: names.services(),
          isRowHeader: true,
          cell: ({ title }) => <bdi>{title}</bdi>,
        },
        besideColumn<Report['services'][number]>(
          { texts, address },
          {
            key: 'done',
            header: names.quantity(),
            nameOf: ({ title }) => title,
            figureOf: ({ done }) => done,
            write: count,
            rowsOf: ({ _id }) => ({ figure: 'work', service: _id }),
          },
        ),
        besideColumn<Report['services'][number]>(
          { texts, address },
          {
            key: 'bookedValue',
            header: names.bookedValue(),
            nameOf: ({ title }) => title,
            figureOf: ({ bookedValue }) => bookedValue,
            write: money,
            rowsOf: ({ _id }) => ({ figure: 'work', service: _id }),
          },
        ),
        besideColumn<Report['services'][number]>(
          { texts, address },
          {
            key: 'work',
            header: names.workMinutes(),
            nameOf: ({ title }) => title,
            figureOf: ({ workMinutes }) => workMinutes,
            write: minutes,
            rowsOf: ({ _id }) => ({ figure: 'work', service: _id }),
          },
        ),
      ]}
    />
  );
}

/** All figures of the period, each next to the previous one. */
export function WorkTiles({ report, texts, address }: OfReport) {
  const { words, names, money, count, minutes, share, formatDateTime } = texts;
  return (
    <FigureTiles
      {...{ texts, address }}
      tiles={[
        { name: names.bookedValue(), figure: report.bookedValue, write: money, rows: { figure: 'done' } },
        { name: names.done(), figure: report.done, write: count, rows: { figure: 'done' } },
        {
          name: names.averageBooking(),
          figure: report.averageBooking,
          write: money,
          rows: { figure: 'done' },
        },
        { name: names.use(), figure: report.use, write: share, rows: { figure: 'work' } },
        { name: names.workMinutes(), figure: report.workMinutes, write: minutes, rows: { figure: 'work' } },
        { name: names.gapMinutes(), figure: report.gapMinutes, write: minutes, rows: { figure: 'gap' } },
        { name: names.gapUse(), figure: report.gapUse, write: share, rows: { figure: 'gap' } },
        { name: names.noShows(), figure: report.noShows, write: count, rows: { figure: 'no-shows' } },
        { name: names.noShowRate(), figure: report.noShowRate, write: share, rows: { figure: 'no-shows' } },
        { name: names.cancelled(), figure: report.cancelled, write: count, rows: { figure: 'cancelled' } },
        {
          name: names.mostAtOnce(),
          figure: report.mostAtOnce,
          write: count,
          ...(report.mostAtOnceAt && {
            rows: paths.dashboardDiaryOn(localDay(report.mostAtOnceAt, report.timeZone)),
            note: words.mostAt({ moment: formatDateTime(report.mostAtOnceAt, report.timeZone) }),
          }),
        },
      ]}
    />
  );
}

/** Completed, missed and cancelled work, by day or by month. */
export function PartsTable({ report: { parts, period }, texts, address }: OfReport) {
  const { words, names, partText, count } = texts;
  if (parts.length < 2) return null;
  const isYear = period.kind === 'year';
  const columns = [
    ['done', names.done(), 'done'],
    ['noShows', names.noShows(), 'no-shows'],
    ['cancelled', names.cancelled(), 'cancelled'],
  ] as const;
  return (
    <Part aria-labelledby="parts">
      <h2 id="parts">{isYear ? words.byMonth() : names.overTime()}</h2>
      <Table
        caption={isYear ? words.byMonth() : names.overTime()}
        rows={parts}
        keyOf={({ firstDay }) => firstDay}
        rowsBelow={0}
        columns={[
          {
            key: 'part',
            header: isYear ? words.month() : words.day(),
            isRowHeader: true,
            cell: ({ firstDay }) => partText(period.kind, firstDay),
          },
          ...columns.map(([key, header, figure]) => ({
            key,
            header,
            align: 'end' as const,
            cell: (part: Report['parts'][number]) => (
              <FigureLink
                name={`${header}, ${partText(period.kind, part.firstDay)}`}
                value={count(part[key])}
                address={{ ...address, period: isYear ? 'month' : 'day', day: part.firstDay }}
                rows={{ figure }}
              />
            ),
          })),
        ]}
      />
    </Part>
  );
}
