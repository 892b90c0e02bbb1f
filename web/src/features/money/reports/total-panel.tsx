import { useState } from 'react';
import { localDay } from '../../../lib/local-day';
import { Legend, type LegendKey } from '../../../ui/charts/legend';
import { LineChart } from '../../../ui/charts/line-chart';
import { Panel } from '../../../ui/charts/panel';
import { Table } from '../../../ui/table';
import { FigureLink } from './figure-link';
import type { Period } from './models';
import type { ReportAddress, Rows } from './report-address';
import { type Part, totalLine } from './total-line';
import type { ReportTexts } from './use-report-texts';

/** The one large chart of a report: the growth of a figure over its period, with the previous period dotted. */
export function TotalPanel<One extends Part>({
  name,
  report: { parts, partsBefore, period, timeZone },
  valueOf,
  aheadOf,
  write,
  writeAxis,
  isWhole = false,
  texts,
  address,
  rowsOf,
}: {
  name: string;
  report: { parts: readonly One[]; partsBefore?: readonly One[]; period: Period; timeZone: string };
  valueOf: (part: One) => number;
  /** The value booked for the coming days. */
  aheadOf?: (part: One) => number;
  write: (value: number) => string;
  writeAxis: (value: number) => string;
  isWhole?: boolean;
  texts: ReportTexts;
  address: ReportAddress;
  rowsOf: Rows;
}) {
  const { words, partText, shortPartText, rangeText } = texts;
  const [pointed, setPointed] = useState<number | null>(null);
  // A day has only one part, which is the figure itself.
  if (parts.length < 2) return null;
  const isYear = period.kind === 'year';
  const labelOf = ({ firstDay }: Part) => partText(period.kind, firstDay);
  const points = totalLine({
    parts,
    before: partsBefore,
    today: localDay(new Date(), timeZone),
    valueOf,
    ...(aheadOf && { aheadOf }),
    labelOf: ({ firstDay }) => shortPartText(period.kind, firstDay),
  });
  const values = parts.map(valueOf);
  const most = Math.max(...values);
  const [best] = parts.filter((part) => valueOf(part) === most);
  const sum = write(values.reduce((all, value) => all + value, 0));
  const total = (reached: number | null | undefined) =>
    reached === null || reached === undefined ? '–' : write(reached);
  const isEmpty = points.every(({ now, before, ahead }) => !now && !before && !ahead);
  const periodBefore = rangeText({ ...period, ...period.before });
  const hasBefore = points.some(({ before }) => before);
  const hasAhead = points.some(({ ahead }) => ahead);
  const keys: (readonly [LegendKey, string])[] = [
    ['line', rangeText(period)],
    ...(hasBefore ? [['before', periodBefore] as const] : []),
    ...(hasAhead ? [['ahead', words.bookedAhead()] as const] : []),
  ];
  const point = pointed === null ? undefined : points[pointed];
  const part = pointed === null ? undefined : parts[pointed];
  const value = point?.now ?? point?.ahead;
  const read =
    point && part && value !== null && value !== undefined
      ? point.before
        ? words.atPointBefore({ part: labelOf(part), value: write(value), before: write(point.before) })
        : words.atPoint({ part: labelOf(part), value: write(value) })
      : words.runningTotal();
  return (
    <Panel
      title={name}
      note={read}
      summary={
        best && most > 0
          ? words.mostOn({ total: sum, most: write(most), part: labelOf(best) })
          : words.nothingYet()
      }
      aside={!isEmpty && <Legend keys={keys} />}
      table={
        !isEmpty && (
          <Table
            caption={isYear ? words.perMonth({ figure: name }) : words.perDay({ figure: name })}
            rows={parts.map((one, index) => ({ one, index }))}
            keyOf={({ one }) => one.firstDay}
            rowsBelow={0}
            columns={[
              {
                key: 'part',
                header: isYear ? words.month() : words.day(),
                isRowHeader: true,
                cell: ({ one }) => labelOf(one),
              },
              {
                key: 'value',
                header: name,
                align: 'end',
                cell: ({ one }) => (
                  <FigureLink
                    name={`${name}, ${labelOf(one)}`}
                    value={write(valueOf(one))}
                    address={{ ...address, period: isYear ? 'month' : 'day', day: one.firstDay }}
                    rows={rowsOf}
                  />
                ),
              },
              {
                key: 'total',
                header: words.runningTotal(),
                align: 'end',
                cell: ({ index }) => total(points[index]?.now),
              },
              ...(hasAhead
                ? [
                    {
                      key: 'ahead',
                      header: words.bookedAhead(),
                      align: 'end' as const,
                      cell: ({ index }: { index: number }) => total(points[index]?.ahead),
                    },
                  ]
                : []),
              ...(hasBefore
                ? [
                    {
                      key: 'before',
                      header: words.runningTotalOf({ period: periodBefore }),
                      align: 'end' as const,
                      cell: ({ index }: { index: number }) => total(points[index]?.before),
                    },
                  ]
                : []),
            ]}
          />
        )
      }
    >
      {isEmpty ? (
        <p>{words.nothingYet()}</p>
      ) : (
        <LineChart points={points} write={writeAxis} isWhole={isWhole} onPoint={setPointed} />
      )}
    </Panel>
  );
}
