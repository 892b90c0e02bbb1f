import * as library from '@messageformat/runtime';

/**
 * Figures without separators, the same in Node and in every browser. Creating a browser's first formatter would block
 * a phone for a while.
 */
export const number = (_language: string, value: number, offset: number): string => String(value - offset);

/** The library accepts cases of any type; here they are strings. */
export const plural = library.plural as (
  value: number,
  offset: number,
  rule: (value: number, isOrdinal?: boolean) => string,
  cases: Record<string, string>,
  isOrdinal?: boolean,
) => string;
export const select = library.select as (value: string, cases: Record<string, string>) => string;
