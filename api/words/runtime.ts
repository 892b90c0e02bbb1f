import * as library from '@messageformat/runtime';

export const { number } = library;

/** The library's functions take and return any case; here they are words. */
export const plural = library.plural as (
  value: number,
  offset: number,
  rule: (value: number, isOrdinal?: boolean) => string,
  cases: Record<string, string>,
  isOrdinal?: boolean,
) => string;
export const select = library.select as (value: string, cases: Record<string, string>) => string;
