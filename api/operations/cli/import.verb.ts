import path from 'node:path';
import { SetupService } from '../../people/admin/setup.service.js';
import { countRows } from '../archive/domain/manifest.js';
import { inspect } from '../archive/inspect.js';
import { assertAlone, restore } from '../archive/restore.js';
import { findSalon, salonOf } from '../archive/salon-archive.js';
import { progress } from './progress.js';
import { sayLedger } from './say-ledger.js';
import { type Call, CommandError, exitStatuses, type Verb } from './verb.js';

/** Starts a handed-over salon under a new owner. */
export const importSalon: Verb = {
  name: 'import',
  usage: '<file>',
  summary: 'Reads a salon that was handed over into a new one, and prints the link with which to run it.',
  details: [
    'Stop the app first. Only a salon that nobody has begun to use takes one; all of it happens or nothing. Everybody keeps',
    'their account, and sets a new password or logs in by a code. Nobody is an admin: the link that is printed makes the',
    'first one, unless ADMIN_EMAIL and ADMIN_PASSWORD name them. A sealed one needs its EXPORT_PASSPHRASE.',
  ],
  words: { atLeast: 1, atMost: 1 },
  options: {},
  run: async (call) => {
    const { words, env } = call;
    const file = path.resolve(words[0] ?? '');
    const now = new Date();
    progress('Reading the archive');
    const { manifest, name } = await inspect(file, env.exportPassphrase, now);
    if (manifest.kind !== 'hand-over')
      throw new CommandError('this is a backup, with all keys of a salon: parlour restore puts it back.');
    const { source } = await call.openDatabase({ mayCreate: true });
    const present = await findSalon(source);
    if (present?.isNew === false)
      throw new CommandError(
        `there is a salon already, ${present.name}. A salon that is handed over needs a database and a folder of its own.`,
      );
    const database = source.options;
    // No one may be connected, including this command.
    await source.destroy();
    await assertAlone(database);
    const { pictures } = salonOf(env, database);
    const { dismissed, ledger } = await restore({
      database,
      pictures,
      file,
      passphrase: env.exportPassphrase,
      manifest,
      dueMail: { before: now, fate: 'hold' },
      progress,
    });
    progress('');
    const admin = await nextAdmin(call);
    const rows = countRows(manifest);
    const lines = [
      `${name} is here: ${rows} rows, as they were handed over.`,
      ...sayLedger(ledger),
      ...(dismissed.length > 0
        ? [`No longer admins, until an admin appoints them again: ${dismissed.join(', ')}`]
        : []),
      ...(admin.link === null
        ? [`Start Parlour as always. Its admin is ${admin.email} (ADMIN_EMAIL).`]
        : [
            'Start Parlour as always. Whoever opens this link becomes its admin, once:',
            '',
            `  ${admin.link}`,
          ]),
    ];
    const json = { salon: name, rows, formerAdmins: dismissed, setupLink: admin.link };
    return { exitCode: exitStatuses.fine, text: lines.join('\n'), json };
  },
};

/** The future admin: the address in the settings, or the person who follows the link. */
async function nextAdmin({
  env,
  openSalon,
}: Call): Promise<{ email: string; link: null } | { link: string }> {
  if (env.adminEmail && env.adminPassword) return { email: env.adminEmail, link: null };
  const salon = await openSalon();
  return { link: await salon.get(SetupService, { strict: false }).link() };
}
