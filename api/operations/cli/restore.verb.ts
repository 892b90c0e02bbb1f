import { countRows } from '../archive/domain/manifest.js';
import { inspect } from '../archive/inspect.js';
import { pack } from '../archive/pack.js';
import { assertAlone, restore as restoreArchive } from '../archive/restore.js';
import { fileNameAt, findSalon, type Present, salonOf } from '../archive/salon-archive.js';
import { backupPlaceOf } from '../backups/backup-place-of.js';
import { type DueMailFate, dueMailFates } from '../../mail/mail/settle-due.js';
import { progress } from './progress.js';
import { sayLedger } from './say-ledger.js';
import { type Call, CommandError, exitStatuses, UsageError, type Verb } from './verb.js';

/** Restores a salon completely or not at all. */
export const restore: Verb = {
  name: 'restore',
  usage: '<file or name> [--replace --name <salon>] [--mail hold|send|drop]',
  summary: 'Puts a salon back from a backup, into the database and folder of the settings.',
  details: [
    'Stop the app first. All of it happens or nothing: when it is interrupted, the salon is what it was before. A salon',
    'that is there already is replaced only when you ask for it by its name, and a backup of it is made first, into',
    'BACKUP_TO. The name of a backup that lies there will do in place of a file: parlour backup --list shows them.',
  ],
  words: { atLeast: 1, atMost: 1 },
  options: {
    replace: { type: 'boolean', about: 'replaces the salon that is there; needs --name' },
    name: { type: 'string', about: 'the name of the salon that is replaced, exactly as it is written there' },
    mail: {
      type: 'string',
      about:
        'hold, send or drop: what becomes of emails that were due in the backup; hold, which is meant without it, leaves that to an admin on the page Mail',
    },
  },
  run: async (call) => {
    const { words, env } = call;
    const now = new Date();
    progress('Reading the backup');
    const file = await call.openArchive(words[0] ?? '');
    const { manifest, name, dueEmails } = await inspect(file, env.backupPassphrase, now);
    if (manifest.kind === 'hand-over')
      throw new CommandError(
        'this is a hand-over, without passwords and keys: parlour import reads it into a new salon.',
      );
    const fate = fateOf(call);
    const { source } = await call.openDatabase({ mayCreate: true });
    const present = await findSalon(source);
    assertMayReplace(call, present);
    const database = source.options;
    // No one may be connected, including this command.
    await source.destroy();
    await assertAlone(database);
    const salon = salonOf(env, database);
    const saved =
      present?.isNew === false
        ? await backupPlaceOf(env).keep(fileNameAt('before-restore', now), (to) => pack(salon, to, progress))
        : null;
    const { ledger } = await restoreArchive({
      database,
      pictures: salon.pictures,
      file,
      passphrase: env.backupPassphrase,
      manifest,
      dueMail: { before: now, fate },
      progress,
    });
    progress('');
    const rows = countRows(manifest);
    const lines = [
      `${name} is back: ${rows} rows, as they were in the backup.`,
      ...(dueEmails > 0 ? [`Emails that were due, ${dueEmails}, ${became[fate]}.`] : []),
      ...(saved ? [`What was there before: ${saved.file}`] : []),
      ...sayLedger(ledger),
      'Start Parlour as always.',
    ];
    const json = {
      salon: name,
      rows,
      dueEmails: { count: dueEmails, fate },
      savedBefore: saved?.file ?? null,
    };
    return { exitCode: exitStatuses.fine, text: lines.join('\n'), json };
  },
};

const became: Record<DueMailFate, string> = {
  hold: 'wait until an admin decides on the page Mail',
  send: 'leave with the next start',
  drop: 'were dropped',
};

/** Held by default, because the emails may have been sent since the backup. */
function fateOf({ options: { mail = 'hold' } }: Call): DueMailFate {
  const fate = dueMailFates.find((each) => each === mail);
  if (!fate) throw new UsageError('--mail takes hold, send or drop.');
  return fate;
}

function assertMayReplace({ options: { replace, name } }: Call, present: Present | null): void {
  if (present === null || present.isNew) return;
  if (!replace || name !== present.name)
    throw new CommandError(
      `there is a salon already, ${present.name}. To replace it: --replace --name ${JSON.stringify(present.name)}`,
    );
}
