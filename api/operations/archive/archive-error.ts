/** An error that the person who makes, checks or restores an archive can act on: a sentence without a stack trace. */
export class ArchiveError extends Error {
  override name = 'ArchiveError';
}

/** The error for an archive that was modified, truncated or put together by hand. */
export const damaged = (what: string): ArchiveError => new ArchiveError(`The archive is damaged: ${what}.`);
