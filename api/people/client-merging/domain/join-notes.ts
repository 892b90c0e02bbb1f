/** Joins notes about one client without duplicates. Nothing is cut off, however long they are. */
export const joinNotes = (...notes: string[]): string => [...new Set(notes.filter(Boolean))].join('\n\n');
