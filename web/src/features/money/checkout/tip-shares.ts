import { centsOf, typedOf } from '../../../lib/typed-amount';
import type { DraftTip } from './draft';
import type { Quote } from './models';

type Done = Pick<Quote['lines'][number], 'kind' | 'staffId' | 'total'>;

/** Everyone who did something, in order of their lines. */
export const tippedOf = (lines: readonly Done[]): string[] => [
  ...new Set(lines.flatMap(({ kind, staffId }) => (kind === 'service' && staffId !== null ? [staffId] : []))),
];

/** A percentage of each person's work, in payable amounts. */
export function tipShares(lines: readonly Done[], percent: number, stepCents: number): DraftTip[] {
  return tippedOf(lines).flatMap((staffId) => {
    const cents = lines
      .filter((line) => line.kind === 'service' && line.staffId === staffId)
      .reduce((sum, { total }) => sum + centsOf(total), 0);
    const tip = Math.round((cents * percent) / 100 / stepCents) * stepCents;
    return tip > 0 ? [{ staffId, amount: typedOf(tip / 100) }] : [];
  });
}
