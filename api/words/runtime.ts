import * as library from '@messageformat/runtime';

export const { number, plural } = library;

/** The library's takes and gives whatever the cases are; here they are words. */
export const select = library.select as (value: string, cases: Record<string, string>) => string;
