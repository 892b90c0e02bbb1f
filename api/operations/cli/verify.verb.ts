import { countPictures, countRows } from '../archive/domain/manifest.js';
import { inspect } from '../archive/inspect.js';
import { type Rehearsed, rehearse } from '../archive/rehearse.js';
import { progress } from './progress.js';
import { type Call, exitStatuses, type Verb } from './verb.js';

export const verify: Verb = {
  name: 'verify',
  usage: '<file or name> [--rehearse]',
  summary: 'Reads a backup or a hand-over from end to end and says whether every byte is as it was written.',
  details: [
    'Needs no database. A sealed backup needs its BACKUP_PASSPHRASE, a hand-over its EXPORT_PASSPHRASE. With --rehearse it is also restored, into a database',
    'of its own beside the salon’s, which is dropped again; the app may run meanwhile. The name of a backup in BACKUP_TO',
    'will do: parlour backup --list shows them, and one in a bucket is fetched for as long as it is read.',
  ],
  words: { atLeast: 1, atMost: 1 },
  options: {
    rehearse: { type: 'boolean', about: 'restores it beside the salon, and drops what was restored' },
  },
  run: async (call) => {
    const { manifest, name, dueEmails, admins, kind } = await read(call);
    progress('');
    const rows = Object.fromEntries(Object.entries(manifest.tables).map(([table, of]) => [table, of.rows]));
    const pictures = countPictures(manifest);
    const lines = [
      `Nothing is wrong with it: a ${manifest.kind} of ${name}, written by Parlour ${manifest.version}, ${countRows(manifest)} rows, ${pictures} picture files.`,
      ...(manifest.kind === 'backup'
        ? [`Who may do everything once it is restored: ${admins.join(', ') || 'nobody'}.`]
        : []),
      ...(kind ? [said[kind]] : []),
    ];
    return {
      exitCode: kind === null || kind === 'restored' ? exitStatuses.fine : exitStatuses.attention,
      text: lines.join('\n'),
      json: {
        kind: manifest.kind,
        salon: name,
        version: manifest.version,
        rows,
        pictures,
        dueEmails,
        admins,
        rehearsal: kind,
      },
    };
  },
};

const said: Record<Rehearsed['kind'], string> = {
  restored: 'It was restored beside the salon, row for row, and dropped again.',
  'not-allowed':
    'It was not rehearsed: the database’s user may not make databases. An administrator allows it with ALTER ROLE … CREATEDB.',
  busy: 'It was not rehearsed: another rehearsal is under way.',
};

/** Reads the archive, and rehearses it as far as requested. */
async function read({ words, options, env, openArchive, openDatabase, whenStopped }: Call) {
  const file = await openArchive(words[0] ?? '');
  const passphrase = env.exportPassphrase ?? env.backupPassphrase;
  const now = new Date();
  progress('Reading');
  if (!options.rehearse) return { ...(await inspect(file, passphrase, now)), kind: null };
  const { source } = await openDatabase();
  const stopping = new AbortController();
  const { signal } = stopping;
  const rehearsal = rehearse({ database: source.options, file, passphrase, now, progress, signal });
  whenStopped(async () => {
    stopping.abort();
    await rehearsal.catch(() => undefined);
  });
  return rehearsal;
}
