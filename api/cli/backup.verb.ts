import path from 'node:path';
import { pack } from '../archive/pack.js';
import { onOneDisk, salonOf } from '../archive/salon-archive.js';
import { noteMadeByHand } from '../backups/bare-database.js';
import { archiveFileFor, outcomeOf } from './archive-file.js';
import { progress } from './progress.js';
import type { Verb } from './verb.js';

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
    const file = archiveFileFor(typeof options.to === 'string' ? options.to : `${env.backupTo}/`, 'salon');
    const { source } = await openDatabase();
    const startedAt = new Date();
    const packed = await pack(salonOf(env, source.options), file, progress);
    progress('');
    await noteMadeByHand(source, packed, startedAt);
    const isBeside = onOneDisk(path.dirname(file), env.dataDir);
    const { exitCode, text, json } = outcomeOf(packed);
    return {
      exitCode,
      text: isBeside ? `${text}\n${BESIDE}` : text,
      json: { ...json, onTheDiskOfTheData: isBeside },
    };
  },
};

const BESIDE =
  'It lies on the disk of the data itself, and would be lost with it: copy it somewhere else, or set BACKUP_TO.';
