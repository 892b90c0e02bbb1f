import type { ReactNode } from 'react';
import styled from 'styled-components';
import { type Bar, BarList } from '../../../ui/charts/bar-list';
import { changeOf } from '../../../ui/charts/change';
import { ChangeMark, type GoodWhen } from '../../../ui/charts/headlines';
import { Panel } from '../../../ui/charts/panel';
import type { Figure, Period } from './models';
import { type ReportAddress, type Rows, rowsPath } from './report-address';
import type { ReportTexts } from './use-report-texts';

/** One component of a figure. */
export interface BarFigure {
  key: string;
  name: string;
  figure: Figure;
  rows: Rows;
  /** Replaces the change. */
  end?: ReactNode;
}

const MOST_BARS = 8;

const Rest = styled.p`
  padding-top: var(--s-1);
  color: var(--text-2);
  font-size: var(--t-small);
`;

/** The components of a figure as bars, largest first; each links to its rows. */
export function BarsPanel({
  title,
  of,
  note,
  parts,
  write,
  unit = 'percent',
  good = 'more',
  most,
  width = 'half',
  footer,
  texts: { words, rangeText },
  address,
  period,
  table,
}: {
  title: string;
  /** Unit of the bars. */
  of: string;
  note?: ReactNode;
  parts: readonly BarFigure[];
  write: (value: number) => string;
  /** The unit in which a bar is compared with the previous one. */
  unit?: 'percent' | 'points';
  good?: GoodWhen;
  /** The value of a full bar; defaults to the largest. */
  most?: number;
  width?: 'half' | 'third';
  footer?: ReactNode;
  texts: ReportTexts;
  address: ReportAddress;
  period: Period;
  table: ReactNode;
}) {
  const inOrder = parts
    .filter(({ figure }) => figure.now || figure.before)
    .sort((left, right) => (right.figure.now ?? 0) - (left.figure.now ?? 0));
  if (parts.length === 0) return null;
  const isCompared = inOrder.some(({ figure }) => figure.before);
  const bars = inOrder.slice(0, MOST_BARS).map(({ key, name, figure, rows, end }): Bar => {
    // A running period is not compared with a finished one: the upright mark shows the distance left.
    const change = period.isOver ? changeOf(figure.now, figure.before, unit) : null;
    const text = figure.now === null ? '–' : write(figure.now);
    const called = `${of}, ${name}`;
    return {
      key,
      name,
      value: figure.now ?? 0,
      before: figure.before,
      text,
      end: end ?? (change && <ChangeMark change={change} good={good} />),
      to: rowsPath(address, { ...rows, name: called }),
      label: words.showRows({ figure: called, value: text }),
    };
  });
  const left = inOrder.length - bars.length;
  const mark = isCompared && words.markIs({ period: rangeText({ ...period, ...period.before }) });
  return (
    <Panel title={title} note={note} width={width} footer={footer ?? mark} table={table}>
      {bars.length === 0 && <p>{words.nothingYet()}</p>}
      <BarList label={title} bars={bars} {...(most !== undefined && { most })} />
      {left > 0 && <Rest>{words.moreInTable({ count: left })}</Rest>}
    </Panel>
  );
}
