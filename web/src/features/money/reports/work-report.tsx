import { localDay } from '../../../lib/local-day';
import { paths } from '../../../lib/paths';
import { Table } from '../../../ui/table';
import { useTill } from '../till-settings/use-till';
import { Cancellations } from './cancellations';
import { Beside, Charts, Definitions, Part } from './report-parts';
import { FigureTiles } from './figure-tiles';
import type { WorkReport as Report } from './models';
import { PartChart } from './part-chart';
import type { ReportAddress, Rows } from './report-address';
import { useReportTexts } from './use-report-texts';

/** Completed and cancelled work, by person and share of their time. */
export function WorkReport({ report, address }: { report: Report; address: ReportAddress }) {
  const texts = useReportTexts(report.currency, report.period);
  const till = useTill();
  const { words, names, money, count, minutes, share, formatDateTime } = texts;
  const all = { texts, address };
  const chart = { ...all, period: report.period, parts: report.parts };
  return (
    <>
      <FigureTiles
        {...all}
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
      <Charts>
        <PartChart
          {...chart}
          name={names.bookedValue()}
          kind="line"
          valueOf={({ bookedValue }) => bookedValue}
          write={money}
          rowsOf={{ figure: 'done' }}
        />
        <PartChart
          {...chart}
          name={names.done()}
          valueOf={({ done }) => done}
          write={count}
          rowsOf={{ figure: 'done' }}
        />
        <PartChart
          {...chart}
          name={names.noShows()}
          tone="quiet"
          valueOf={({ noShows }) => noShows}
          write={count}
          rowsOf={{ figure: 'no-shows' }}
        />
        <PartChart
          {...chart}
          name={names.cancelled()}
          tone="quiet"
          valueOf={({ cancelled }) => cancelled}
          write={count}
          rowsOf={{ figure: 'cancelled' }}
        />
      </Charts>
      <People report={report} {...all} />
      <Services report={report} {...all} />
      <Cancellations report={report} {...all} />
      <Definitions
        texts={texts}
        of={[
          [names.done(), words.defDone()],
          [names.bookedValue(), till?.isOn ? words.defBookedValue() : words.defBookedAlone()],
          [names.use(), words.defUse()],
          [names.gapUse(), words.defGaps()],
          [names.noShowRate(), words.defNoShows()],
          [names.mostAtOnce(), words.defChairs()],
        ]}
      />
    </>
  );
}

interface OfReport {
  report: Report;
  texts: ReturnType<typeof useReportTexts>;
  address: ReportAddress;
}

function People({ report, texts, address }: OfReport) {
  const { names, money, count, minutes, share } = texts;
  if (report.people.length === 0) return null;
  const cell = (
    of: string,
    { name }: Report['people'][number],
    figure: Report['done'],
    write: (value: number) => string,
    rows: Rows,
  ) => <Beside name={`${of}, ${name}`} {...{ figure, write, texts, address, rows }} />;
  return (
    <Part aria-labelledby="people">
      <h2 id="people">{names.byPerson()}</h2>
      <Table
        caption={texts.words.beside({
          period: texts.rangeText({ ...report.period, ...report.period.before }),
        })}
        rows={report.people}
        keyOf={({ _id }) => _id}
        cardsBelow={900}
        columns={[
          { key: 'name', header: names.name(), isRowHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
          {
            key: 'services',
            header: names.services(),
            align: 'end',
            cell: (person) =>
              cell(names.services(), person, person.services, count, { figure: 'work', staff: person._id }),
          },
          {
            key: 'bookedValue',
            header: names.bookedValue(),
            align: 'end',
            cell: (person) =>
              cell(names.bookedValue(), person, person.bookedValue, money, {
                figure: 'work',
                staff: person._id,
              }),
          },
          {
            key: 'work',
            header: names.workMinutes(),
            align: 'end',
            cell: (person) =>
              cell(names.workMinutes(), person, person.workMinutes, minutes, {
                figure: 'work',
                staff: person._id,
              }),
          },
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
          {
            key: 'use',
            header: names.use(),
            align: 'end',
            cell: (person) =>
              cell(names.use(), person, person.use, share, { figure: 'work', staff: person._id }),
          },
          {
            key: 'gap',
            header: names.gapMinutes(),
            align: 'end',
            cell: (person) =>
              cell(names.gapMinutes(), person, person.gapMinutes, minutes, {
                figure: 'gap',
                staff: person._id,
              }),
          },
        ]}
      />
    </Part>
  );
}

function Services({ report, texts, address }: OfReport) {
  const { words, names, money, count, minutes } = texts;
  const [best] = report.services;
  const worst = report.services.at(-1);
  if (!best || !worst) return null;
  return (
    <Part aria-labelledby="services">
      <h2 id="services">{names.byService()}</h2>
      {best !== worst && <p>{words.bestAndWorst({ best: best.title, worst: worst.title })}</p>}
      <Table
        caption={words.bestFirst()}
        rows={report.services}
        keyOf={({ _id }) => _id}
        cardsBelow={560}
        columns={[
          {
            key: 'title',
            header: names.services(),
            isRowHeader: true,
            cell: ({ title }) => <bdi>{title}</bdi>,
          },
          {
            key: 'done',
            header: names.quantity(),
            align: 'end',
            cell: ({ _id, title, done }) => (
              <Beside
                name={`${names.quantity()}, ${title}`}
                figure={done}
                write={count}
                {...{ texts, address }}
                rows={{ figure: 'work', service: _id }}
              />
            ),
          },
          {
            key: 'bookedValue',
            header: names.bookedValue(),
            align: 'end',
            cell: ({ _id, title, bookedValue }) => (
              <Beside
                name={`${names.bookedValue()}, ${title}`}
                figure={bookedValue}
                write={money}
                {...{ texts, address }}
                rows={{ figure: 'work', service: _id }}
              />
            ),
          },
          {
            key: 'work',
            header: names.workMinutes(),
            align: 'end',
            cell: ({ _id, title, workMinutes }) => (
              <Beside
                name={`${names.workMinutes()}, ${title}`}
                figure={workMinutes}
                write={minutes}
                {...{ texts, address }}
                rows={{ figure: 'work', service: _id }}
              />
            ),
          },
        ]}
      />
    </Part>
  );
}
