import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { reports } from '../../../words/reports.gen';
import { useWords } from '../../../words/use-words';
import { type ReportAddress, type Rows, rowsPath } from './report-address';

const Way = styled(Link)`
  display: inline-block;
  /* A single digit is too narrow to click next to the previous figure. */
  min-width: 24px;
  color: inherit;
  text-decoration-color: var(--border-strong);
  text-decoration-thickness: 1px;
  text-underline-offset: 4px;

  &:hover {
    color: var(--accent);
    text-decoration-color: currentcolor;
  }
  @media (pointer: coarse) {
    padding-block: 10px;
    margin-block: -10px;
  }
  @media print {
    text-decoration: none;

    &::after {
      content: none;
    }
  }
`;

/** A figure that links to its rows. */
export function FigureLink({
  name,
  value,
  address,
  rows,
}: {
  /** The figure's full name. */
  name: string;
  /** The formatted value. */
  value: string;
  address: ReportAddress;
  /** Or the URL of a page that shows it. */
  rows: Rows | string;
}) {
  const words = useWords(reports);
  return (
    <Way
      to={typeof rows === 'string' ? rows : rowsPath(address, { ...rows, name })}
      aria-label={words.showRows({ figure: name, value })}
    >
      {value}
    </Way>
  );
}
