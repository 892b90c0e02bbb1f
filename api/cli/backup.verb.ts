import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { countPictures, countRows } from '../archive/domain/manifest.js';
import { type Packed, pack } from '../archive/pack.js';
import { fileNameAt, onOneDisk, salonOf } from '../archive/salon-archive.js';
import { progress } from './progress.js';
import { CommandError, EXIT, type Verb } from './verb.js';

export const backup: Verb = {
  name: 'backup',
  usage: '[--to <file or folder>]',
  summary: 'Writes the whole salon, its pictures included, into one file.',
  details: [
    'The app may run meanwhile: everything is as it was at one moment. The file is read back before it gets its name. It',
    'holds all secrets of the salon. With BACKUP_PASSPHRASE it is sealed; otherwise whoever has it can read everything.',
  ],
  words: { atLeast: 0, atMost: 0 },
  options: { to: { type: 'string', about: 'a file or a folder, in place of the folder BACKUP_TO' } },
  run: async ({ env, options, openDatabase }) => {
    const file = fileFor(typeof options.to === 'string' ? options.to : null, env.backupTo);
    const { source } = await openDatabase();
    const packed = await pack(salonOf(env, source.options), file, progress);
    progress('');
    const isBeside = onOneDisk(path.dirname(file), env.dataDir);
    return {
      exitCode: packed.missing.length > 0 ? EXIT.attention : EXIT.fine,
      text: [...described(packed), ...(isBeside ? [BESIDE] : [])].join('\n'),
      json: { ...summary(packed), missingPictures: packed.missing, onTheDiskOfTheData: isBeside },
    };
  },
};

const BESIDE =
  'It lies on the disk of the data itself, and would be lost with it: copy it somewhere else, or set BACKUP_TO.';

/** What ends in a slash is a folder, even one that has to be made. */
function fileFor(to: string | null, folder: string): string {
  const target = path.resolve(to ?? folder);
  const isFolder = to === null || to.endsWith('/') || isDirectory(target);
  const file = isFolder ? path.join(target, fileNameAt('salon', new Date())) : target;
  if (existsSync(file)) throw new CommandError(`${file} exists already.`);
  return file;
}

const isDirectory = (target: string) => statSync(target, { throwIfNoEntry: false })?.isDirectory() ?? false;

const summary = ({ file, bytes, manifest }: Packed) => ({
  file,
  bytes,
  rows: countRows(manifest),
  pictures: countPictures(manifest),
});

function described(packed: Packed): string[] {
  const { file, bytes, rows, pictures } = summary(packed);
  const lost = packed.missing.map((picture) => `Not in it, because it is missing: media/${picture}`);
  return [`${file}: ${rows} rows, ${pictures} picture files, ${(bytes / 1e6).toFixed(1)} MB`, ...lost];
}
