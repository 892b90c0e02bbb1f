/** Two warnings about one client in one line, each once. Nothing is cut off, however long both are. */
export const joinWarnings = (...warnings: string[]): string =>
  [...new Set(warnings.filter(Boolean))].join(' · ');
