import path from 'node:path';
import { pack, type Packed } from '../archive/pack.js';
import { EXTENSION, fileNameAt, onOneDisk, salonOf } from '../archive/salon-archive.js';
import { backupPlaceOf } from '../backups/backup-place-of.js';
import { noteMadeByHand } from '../backups/bare-database.js';
import { archiveFileFor, outcomeOf } from './archive-file.js';
import { progress } from './progress.js';
import { type Call, exitStatuses, type Outcome, UsageError, type Verb } from './verb.js';

export const backup: Verb = {
  name: 'backup',
  usage: '[--to <file or folder>] [--list]',
  summary: 'Writes the whole salon, its pictures included, into one file.',
  details: [
    'The app may run meanwhile: everything is as it was at one moment. The file is read back before it gets its name. It',
    'holds all secrets of the salon. With BACKUP_PASSPHRASE it is sealed; otherwise whoever has it can read everything.',
  ],
  words: { atLeast: 0, atMost: 0 },
  options: {
    to: { type: 'string', about: 'a file or a folder, in place of BACKUP_TO' },
    list: { type: 'boolean', about: 'makes none, and names those that lie in BACKUP_TO' },
  },
  run: async (call) => {
    const { env, options, openDatabase } = call;
    const to = typeof options.to === 'string' ? options.to : null;
    if (options.list && to !== null)
      throw new UsageError('--list names those in BACKUP_TO; it takes no --to.');
    if (options.list) return list(call);
    // Fails before a database is opened for it.
    const file = to === null ? null : archiveFileFor(to, 'salon');
    const { source } = await openDatabase();
    const startedAt = new Date();
    const write = (at: string): Promise<Packed> => pack(salonOf(env, source.options), at, progress);
    const packed =
      file === null
        ? await backupPlaceOf(env).keep(fileNameAt('salon', startedAt), write)
        : await write(file);
    progress('');
    await noteMadeByHand(source, packed, startedAt);
    const isInBucket = file === null && typeof env.backupTo !== 'string';
    const isBeside = !isInBucket && onOneDisk(path.dirname(packed.file), env.dataDir);
    const { exitCode, text, json } = outcomeOf(packed);
    return {
      exitCode,
      text: [text, ...(isInBucket ? [IN_BUCKET] : []), ...(isBeside ? [BESIDE] : [])].join('\n'),
      json: { ...json, isInBucket, onTheDiskOfTheData: isBeside },
    };
  },
};

const IN_BUCKET = 'It lies in the bucket of BACKUP_TO. parlour verify and restore take its name.';

const BESIDE =
  'It lies on the disk of the data itself, and would be lost with it: copy it somewhere else, or set BACKUP_TO.';

async function list({ env }: Call): Promise<Outcome> {
  const names = (await backupPlaceOf(env).list('')).filter((name) => name.endsWith(EXTENSION)).sort();
  return {
    exitCode: exitStatuses.fine,
    text: names.join('\n') || 'None lies in BACKUP_TO.',
    json: { backups: names },
  };
}
