/** Joins warnings about one client on one line without duplicates. Nothing is cut off, however long they are. */
export const joinWarnings = (...warnings: string[]): string =>
  [...new Set(warnings.filter(Boolean))].join(' · ');
