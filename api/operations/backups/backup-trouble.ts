import { ArchiveError } from '../archive/archive-error.js';
import { isDatabaseAway } from '../../common/problem/database-away.js';
import { finding, type FindingSentence, sayFindings } from '../../common/words/finding.js';
import { StoreFailure } from '../../platform/s3/store-failure.js';

const noRoom = finding('trouble.noRoom');
const mayNotWrite = finding('trouble.mayNotWrite');
const readOnly = finding('trouble.readOnly');
const noFolder = finding('trouble.noFolder');
const badDisk = finding('trouble.badDisk');
const databaseAway = finding('trouble.databaseAway');
const unexpected = finding('trouble.unexpected');

const sentences: Record<string, FindingSentence> = {
  ENOSPC: noRoom,
  EDQUOT: noRoom,
  EACCES: mayNotWrite,
  EPERM: mayNotWrite,
  EROFS: readOnly,
  ENOTDIR: noFolder,
  EEXIST: noFolder,
  EIO: badDisk,
};

const inEnglish = (sentence: FindingSentence): string => sayFindings([sentence], 'en');

/** Earlier English sentences for known troubles, which salons' tables can still contain. */
const earlierSentences: Record<string, FindingSentence> = {
  'There is not enough room for it on the disk.': noRoom,
  'Parlour may not write into the folder of BACKUP_TO.': mayNotWrite,
  'The disk of BACKUP_TO takes no changes.': readOnly,
  'The disk does not work as it should.': badDisk,
  'The database was away or busy.': databaseAway,
  'Something went wrong that nobody expected; the log says what.': unexpected,
};

/** Known troubles by their English sentence, which is stored in the table and logged. */
const known = new Map([
  ...Object.entries(earlierSentences),
  ...[...Object.values(sentences), databaseAway, unexpected].map(
    (sentence) => [inEnglish(sentence), sentence] as const,
  ),
]);

/** Folders before a file name, without matching the slash of `text/html`. */
const FOLDERS = /(?<!\w)(?:\/[^\s/]+)*\/(?=[^\s/])/g;

/** Why a backup failed, in a sentence for the owner, without paths or secrets. Unexpected errors are logged. */
export function troubleOf(error: unknown): string {
  if (error instanceof ArchiveError) return error.message.replaceAll(FOLDERS, '');
  if (error instanceof StoreFailure) return `The store of the pictures (S3_URL) failed: ${error.message}.`;
  if (isDatabaseAway(error)) return inEnglish(databaseAway);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return inEnglish(sentences[code] ?? unexpected);
}

/** A stored trouble in the reader's language. Names of a file's or store's parts stay in English. */
export const troubleSentence = (kept: string): FindingSentence =>
  known.get(kept) ?? finding('asItIs', { text: kept });
