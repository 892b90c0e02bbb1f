/** What a search at the desk can lead to. */
export type EntryKind = 'action' | 'book' | 'booking' | 'client' | 'page' | 'service';

/** One thing that is found, and opened by its id. */
export interface Entry {
  kind: EntryKind;
  id: string;
  label: string;
  /** What tells it from others of the name. */
  hint?: string;
}

/** Entries of a kind, under a heading. */
export interface EntryGroup {
  heading: string;
  entries: readonly Entry[];
  /** How many fit in all, where only the first are listed. */
  total?: number;
}

/** A key of its own among entries of all kinds. */
export const keyOf = ({ kind, id }: Entry) => `${kind}-${id}`;

const MOST_RECENT = 8;

/** What was opened last comes first, and once. */
export const withRecent = (recent: readonly Entry[], opened: Entry): readonly Entry[] =>
  [opened, ...recent.filter((entry) => keyOf(entry) !== keyOf(opened))].slice(0, MOST_RECENT);
