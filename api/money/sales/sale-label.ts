import type { SaleRecord } from './sales.repository.js';

/** The readable number: `S-1042` for a sale, `R-17` for a refund. Null if another till numbers them. */
export const saleLabelOf = ({ kind, number }: Pick<SaleRecord, 'kind' | 'number'>): string | null =>
  number === null ? null : `${kind === 'refund' ? 'R' : 'S'}-${number}`;

/** Parses a searched number, with or without its letter; null if it isn't one. */
export const searchedNumberOf = (
  search: string,
): { kind: 'sale' | 'refund' | null; number: number } | null => {
  const found = /^\s*(?:([SR])-?)?(\d{1,9})\s*$/i.exec(search);
  if (!found) return null;
  const letter = found[1]?.toUpperCase();
  return { kind: letter === 'R' ? 'refund' : letter === 'S' ? 'sale' : null, number: Number(found[2]) };
};
