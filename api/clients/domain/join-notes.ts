/** Two notes about one person, each said once. Nothing that somebody wrote is cut off, however long both are. */
export const joinNotes = (...notes: string[]): string => [...new Set(notes.filter(Boolean))].join('\n\n');
