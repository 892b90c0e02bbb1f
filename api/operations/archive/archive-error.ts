/** What somebody who makes, checks or reads back an archive can do something about: a sentence without a stack. */
export class ArchiveError extends Error {
  override name = 'ArchiveError';
}

/** What went wrong with an archive that somebody has changed, cut off or put together by hand. */
export const damaged = (what: string): ArchiveError => new ArchiveError(`The archive is damaged: ${what}.`);
