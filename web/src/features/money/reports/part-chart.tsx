import type { Column } from '../../../ui/table';
import { ChartFigure } from '../overview/chart-figure';
import { DayChart } from '../overview/day-chart';
import { FigureLink } from './figure-link';
import type { Period } from './models';
import type { ReportAddress, Rows } from './report-address';
import type { ReportTexts } from './use-report-texts';

interface Part {
  firstDay: string;
  lastDay: string;
}

/** One figure over a period's days or months, as a chart above a table whose figures link to their rows. */
export function PartChart<One extends Part>({
  name,
  parts,
  valueOf,
  write,
  kind = 'bars',
  tone = 'strong',
  texts,
  period,
  address,
  rowsOf,
}: {
  name: string;
  parts: readonly One[];
  valueOf: (part: One) => number;
  write: (value: number) => string;
  kind?: 'bars' | 'line';
  tone?: 'strong' | 'quiet';
  texts: ReportTexts;
  period: Period;
  address: ReportAddress;
  rowsOf: Rows;
}) {
  const { words, partText } = texts;
  // A single day has only one part, which is the figure itself.
  if (parts.length < 2) return null;
  const isYear = period.kind === 'year';
  const title = isYear ? words.perMonth({ figure: name }) : words.perDay({ figure: name });
  const values = parts.map(valueOf);
  const total = values.reduce((sum, value) => sum + value, 0);
  const most = Math.max(...values);
  const [best] = parts.filter((part) => valueOf(part) === most);
  const labelOf = (day: string) => partText(period.kind, day);
  const columns: Column<One>[] = [
    {
      key: 'part',
      header: isYear ? words.month() : words.day(),
      isRowHeader: true,
      cell: (part) => labelOf(part.firstDay),
    },
    {
      key: 'value',
      header: name,
      align: 'end',
      cell: (part) => (
        <FigureLink
          name={`${name}, ${labelOf(part.firstDay)}`}
          value={write(valueOf(part))}
          address={{ ...address, period: isYear ? 'month' : 'day', day: part.firstDay }}
          rows={rowsOf}
        />
      ),
    },
  ];
  return (
    <ChartFigure
      title={title}
      summary={
        most > 0 && best
          ? words.mostOn({ total: write(total), most: write(most), part: labelOf(best.firstDay) })
          : words.nothingYet()
      }
      columns={columns}
      rows={parts}
      keyOf={({ firstDay }) => firstDay}
    >
      <DayChart
        kind={kind}
        tone={tone}
        days={parts.map(({ firstDay }) => firstDay)}
        values={values.map((value) => Math.max(0, value))}
        words={write}
        nameOf={labelOf}
        {...(isYear && { shortNameOf: (day: string) => texts.shortMonthName(day) })}
      />
    </ChartFigure>
  );
}
