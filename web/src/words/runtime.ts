import * as library from '@messageformat/runtime';

/** Figures without separators, the same in Node and in every browser; the first formatter that a browser makes keeps a phone busy. */
export const number = (_language: string, value: number, offset: number): string => String(value - offset);

/** The library's take and give whatever the cases are; here they are words. */
export const plural = library.plural as (
  value: number,
  offset: number,
  rule: (value: number, isOrdinal?: boolean) => string,
  cases: Record<string, string>,
  isOrdinal?: boolean,
) => string;
export const select = library.select as (value: string, cases: Record<string, string>) => string;
