import path from 'node:path';
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
    const tables = Object.entries(manifest.tables).map(([table, { rows }]) => [table, rows] as const);
    const rows = tables.reduce((sum, [, count]) => sum + count, 0);
    const pictures = manifest.members.length - tables.length;
    return {
      exitCode: EXIT.fine,
      text: `Nothing is wrong with it: ${name}, written by Parlour ${manifest.version}, ${rows} rows, ${pictures} picture files.`,
      json: { salon: name, version: manifest.version, rows: Object.fromEntries(tables), pictures, dueEmails },
    };
  },
};
