import path from 'node:path';
import { countPictures, countRows } from '../archive/domain/manifest.js';
import { inspect } from '../archive/inspect.js';
import { progress } from './progress.js';
import { EXIT, type Verb } from './verb.js';

export const verify: Verb = {
  name: 'verify',
  usage: '<file>',
  summary: 'Reads a backup from end to end and says whether every byte is as it was written.',
  details: ['Needs no database. A sealed backup needs its BACKUP_PASSPHRASE.'],
  words: { atLeast: 1, atMost: 1 },
  options: {},
  run: async ({ words: [file = ''], env }) => {
    progress('Reading');
    const { manifest, name, dueEmails } = await inspect(path.resolve(file), env.backupPassphrase, new Date());
    progress('');
    const rows = Object.fromEntries(Object.entries(manifest.tables).map(([table, of]) => [table, of.rows]));
    const pictures = countPictures(manifest);
    return {
      exitCode: EXIT.fine,
      text: `Nothing is wrong with it: ${name}, written by Parlour ${manifest.version}, ${countRows(manifest)} rows, ${pictures} picture files.`,
      json: { salon: name, version: manifest.version, rows, pictures, dueEmails },
    };
  },
};
