import { localDay } from '../../lib/local-day';
import { paths } from '../../lib/paths';
import { Table } from '../../ui/table';
import { useTill } from '../till-settings/use-till';
import { Beside, Charts, Definitions, Part } from './report-parts';
import { FigureLink } from './figure-link';
import { FigureTiles } from './figure-tiles';
import type { WorkReport as Report } from './models';
import { PartChart } from './part-chart';
import type { ReportAddress, Rows } from './report-address';
import { useReportTexts, wordOfLead } from './use-report-texts';

/** What was done and by whom, in how much of their time, and what was not. */
export function WorkReport({ report, address }: { report: Report; address: ReportAddress }) {
  const texts = useReportTexts(report.currency);
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
      <Part aria-labelledby="cancellations">
        <h2 id="cancellations">{names.cancellations()}</h2>
        <Table
          caption={words.defCancelled()}
          rows={report.cancellations}
          keyOf={({ lead }) => lead}
          cardsBelow={460}
          columns={[
            {
              key: 'lead',
              header: names.cancelled(),
              isRowHeader: true,
              cell: ({ lead }) => (
                <FigureLink
                  name={names.cancelled()}
                  value={names.lead({ lead: wordOfLead[lead] })}
                  address={address}
                  rows={{ figure: 'cancelled', lead }}
                />
              ),
            },
            {
              key: 'client',
              header: names.byClient(),
              align: 'end',
              cell: ({ byClient }) => <Beside figure={byClient} write={count} texts={texts} />,
            },
            {
              key: 'salon',
              header: names.bySalon(),
              align: 'end',
              cell: ({ bySalon }) => <Beside figure={bySalon} write={count} texts={texts} />,
            },
          ]}
        />
      </Part>
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
  const linked = (name: string, value: string, rows: Rows) => (
    <FigureLink name={name} value={value} address={address} rows={rows} />
  );
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
            cell: ({ _id, name, services }) => (
              <Beside figure={services} write={count} texts={texts}>
                {linked(`${names.services()}, ${name}`, count(services.now ?? 0), {
                  figure: 'work',
                  staff: _id,
                })}
              </Beside>
            ),
          },
          {
            key: 'bookedValue',
            header: names.bookedValue(),
            align: 'end',
            cell: ({ _id, name, bookedValue }) => (
              <Beside figure={bookedValue} write={money} texts={texts}>
                {linked(`${names.bookedValue()}, ${name}`, money(bookedValue.now ?? 0), {
                  figure: 'work',
                  staff: _id,
                })}
              </Beside>
            ),
          },
          {
            key: 'work',
            header: names.workMinutes(),
            align: 'end',
            cell: ({ _id, name, workMinutes }) => (
              <Beside figure={workMinutes} write={minutes} texts={texts}>
                {linked(`${names.workMinutes()}, ${name}`, minutes(workMinutes.now ?? 0), {
                  figure: 'work',
                  staff: _id,
                })}
              </Beside>
            ),
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
            cell: ({ use }) => <Beside figure={use} write={share} texts={texts} />,
          },
          {
            key: 'gap',
            header: names.gapMinutes(),
            align: 'end',
            cell: ({ _id, name, gapMinutes }) => (
              <Beside figure={gapMinutes} write={minutes} texts={texts}>
                {linked(`${names.gapMinutes()}, ${name}`, minutes(gapMinutes.now ?? 0), {
                  figure: 'gap',
                  staff: _id,
                })}
              </Beside>
            ),
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
            cell: ({ done }) => <Beside figure={done} write={count} texts={texts} />,
          },
          {
            key: 'bookedValue',
            header: names.bookedValue(),
            align: 'end',
            cell: ({ _id, title, bookedValue }) => (
              <Beside figure={bookedValue} write={money} texts={texts}>
                <FigureLink
                  name={`${names.bookedValue()}, ${title}`}
                  value={money(bookedValue.now ?? 0)}
                  address={address}
                  rows={{ figure: 'work', service: _id }}
                />
              </Beside>
            ),
          },
          {
            key: 'work',
            header: names.workMinutes(),
            align: 'end',
            cell: ({ workMinutes }) => <Beside figure={workMinutes} write={minutes} texts={texts} />,
          },
        ]}
      />
    </Part>
  );
}
