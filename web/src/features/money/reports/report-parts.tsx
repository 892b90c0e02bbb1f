import styled from 'styled-components';
import { Stack } from '../../../ui/layout';
import { CellStack, type Column } from '../../../ui/table';
import { FigureBefore } from './figure-before';
import { FigureLink } from './figure-link';
import type { Figure } from './models';
import type { ReportAddress, Rows } from './report-address';
import type { ReportTexts } from './use-report-texts';

/** A section of a report with its heading. */
export const Part = styled(Stack).attrs({ as: 'section' })`
  min-width: 0;

  > h2 {
    font-size: var(--t-h3);
  }
  > p {
    max-width: 70ch;
    color: var(--text-2);
  }
  table {
    font-variant-numeric: tabular-nums;
  }
`;

const List = styled.dl`
  display: grid;
  gap: var(--s-4);
  max-width: 76ch;

  dt {
    font-weight: 600;
  }
  dd {
    color: var(--text-2);
  }
  @media print {
    font-size: 9pt;
  }
`;

/** Definitions of a report's figures, shown next to them. */
export function Definitions({
  texts: { words },
  of,
}: {
  texts: ReportTexts;
  of: readonly (readonly [name: string, text: string])[];
}) {
  return (
    <Part aria-labelledby="how-counted">
      <h2 id="how-counted">{words.howCounted()}</h2>
      <List>
        {of.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </List>
    </Part>
  );
}

/** A figure in a table, with the previous one below; both link to their rows. */
export function Beside({
  name,
  figure,
  write,
  texts,
  address,
  rows,
}: {
  /** The figure's full name. */
  name: string;
  figure: Figure;
  write: (value: number) => string;
  texts: ReportTexts;
  address: ReportAddress;
  rows: Rows;
}) {
  return (
    <CellStack>
      <span>
        {figure.now === null ? (
          '–'
        ) : (
          <FigureLink name={name} value={write(figure.now)} address={address} rows={rows} />
        )}
      </span>
      <small>
        <FigureBefore {...{ name, write, texts, address, rows }} value={figure.before} />
      </small>
    </CellStack>
  );
}

/** A column of figures, each next to the previous one and named after the column and its row. */
export const besideColumn = <Row,>(
  shown: { texts: ReportTexts; address: ReportAddress },
  {
    key,
    header,
    nameOf,
    figureOf,
    write,
    rowsOf,
  }: {
    key: string;
    header: string;
    nameOf: (row: Row) => string;
    figureOf: (row: Row) => Figure;
    write: (value: number) => string;
    rowsOf: (row: Row) => Rows;
  },
): Column<Row> => ({
  key,
  header,
  align: 'end',
  cell: (row) => (
    <Beside
      {...shown}
      name={`${header}, ${nameOf(row)}`}
      figure={figureOf(row)}
      write={write}
      rows={rowsOf(row)}
    />
  ),
});
