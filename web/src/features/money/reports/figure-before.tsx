import { inSentence } from '../../../words/in-sentence';
import { FigureLink } from './figure-link';
import type { ReportAddress, Rows } from './report-address';
import type { ReportTexts } from './use-report-texts';

/** A figure in the previous period, which links to its rows as well. */
export function FigureBefore({
  name,
  value,
  write,
  texts: { words, nameBefore },
  address,
  rows,
}: {
  /** The figure's full name. */
  name: string;
  value: number | null;
  write: (value: number) => string;
  texts: ReportTexts;
  address: ReportAddress;
  /** Left out if no rows add up to it. */
  rows: Rows | undefined;
}) {
  // With nothing before there is nothing to compare with.
  if (value === null || value === 0) return null;
  if (!rows) return words.before({ value: write(value) });
  return inSentence(words.before, {
    value: (
      <FigureLink
        name={nameBefore(name)}
        value={write(value)}
        address={address}
        rows={{ ...rows, before: 'true' }}
      />
    ),
  });
}
