/** Two notes about one client, each once. Nothing is cut off, however long both are. */
export const joinNotes = (...notes: string[]): string => [...new Set(notes.filter(Boolean))].join('\n\n');
