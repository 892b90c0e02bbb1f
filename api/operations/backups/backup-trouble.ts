import { ArchiveError } from '../archive/archive-error.js';
import { isDatabaseAway } from '../../common/problem/database-away.js';
import { finding, type FindingSentence, sayFindings } from '../../common/words/finding.js';
import { StoreFailure } from '../../platform/s3/store-failure.js';

const noRoom = finding('trouble.noRoom');
const mayNotWrite = finding('trouble.mayNotWrite');
const noFolder = finding('trouble.noFolder');
const databaseAway = finding('trouble.databaseAway');
const unexpected = finding('trouble.unexpected');

const SENTENCES: Record<string, FindingSentence> = {
  ENOSPC: noRoom,
  EDQUOT: noRoom,
  EACCES: mayNotWrite,
  EPERM: mayNotWrite,
  EROFS: finding('trouble.readOnly'),
  ENOTDIR: noFolder,
  EEXIST: noFolder,
  EIO: finding('trouble.badDisk'),
};

const inEnglish = (sentence: FindingSentence): string => sayFindings([sentence], 'en');

/** What is known to go wrong, by its English words, which are what the table keeps and the log says. */
const known = new Map(
  [...Object.values(SENTENCES), databaseAway, unexpected].map((sentence) => [inEnglish(sentence), sentence]),
);

/** What stands before the name of a file; the slash of `text/html` does not. */
const FOLDERS = /(?<!\w)(?:\/[^\s/]+)*\/(?=[^\s/])/g;

/** Why a backup failed, in a sentence for the owner: no path, no secret. Whatever nobody expected is in the log. */
export function troubleOf(error: unknown): string {
  if (error instanceof ArchiveError) return error.message.replaceAll(FOLDERS, '');
  if (error instanceof StoreFailure) return `The store of the pictures (S3_URL) failed: ${error.message}.`;
  if (isDatabaseAway(error)) return inEnglish(databaseAway);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return inEnglish(SENTENCES[code] ?? unexpected);
}

/** A trouble as it was kept, to be said in a reader's language; what names parts of a file or a store stays English. */
export const troubleSentence = (kept: string): FindingSentence =>
  known.get(kept) ?? finding('asItIs', { text: kept });
