/** What becomes of a row. `changed` fills in what an existing record lacks; `needs-you` waits for the owner. */
export const outcomes = ['new', 'changed', 'matched', 'needs-you', 'skipped'] as const;
export type Outcome = (typeof outcomes)[number];

/** What the owner says about a row that may be someone they have: it is, it is someone else, or leave it out. */
export const decisions = ['same', 'separate', 'skip'] as const;
export type Decision = (typeof decisions)[number];

/** The rows of an import with each outcome, and how many came in. */
export interface ImportProgress {
  counts: Record<Outcome, number>;
  doneRows: number;
}
