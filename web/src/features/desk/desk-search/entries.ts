/** Kinds of search results at the desk. */
export type EntryKind = 'action' | 'book' | 'booking' | 'client' | 'page' | 'service';

/** A search result, opened by its id. */
export interface Entry {
  kind: EntryKind;
  id: string;
  label: string;
  /** Distinguishes it from others with the same name. */
  hint?: string;
}

/** Entries of a kind, under a heading. */
export interface EntryGroup {
  heading: string;
  entries: readonly Entry[];
  /** The number of all matches, of which only the first are listed. */
  total?: number;
}

/** A unique key among entries of all kinds. */
export const keyOf = ({ kind, id }: Entry) => `${kind}-${id}`;

const MOST_RECENT = 8;

/** The most recently opened entry first, without duplicates. */
export const withRecent = (recent: readonly Entry[], opened: Entry): readonly Entry[] =>
  [opened, ...recent.filter((entry) => keyOf(entry) !== keyOf(opened))].slice(0, MOST_RECENT);
