import { pack } from '../archive/pack.js';
import { salonOf } from '../archive/salon-archive.js';
import { archiveFileFor, outcomeOf } from './archive-file.js';
import { progress } from './progress.js';
import { CommandError, type Verb } from './verb.js';

const UNSEALED =
  'It is not sealed: whoever finds it reads all that the salon knows of its clients. EXPORT_PASSPHRASE seals it.';

/** Exports the business without its credentials, for its new owner. */
export const exportSalon: Verb = {
  name: 'export',
  usage: '<file or folder>',
  summary: 'Writes all that the business is into one file, to hand the salon over.',
  details: [
    'Services, team, hours, clients, bookings, history, texts and pictures go along. Passwords, sessions, keys, links and',
    'emails do not: nobody can log in with what is in the file. It does hold everything that the salon knows of its clients.',
    'With EXPORT_PASSPHRASE it is sealed: whoever gets the file needs that, and must not know BACKUP_PASSPHRASE, which is',
    'never used for it.',
  ],
  words: { atLeast: 1, atMost: 1 },
  options: {},
  run: async ({ words: [target = ''], env, openDatabase }) => {
    const { exportPassphrase: passphrase } = env;
    if (passphrase !== null && passphrase === env.backupPassphrase)
      throw new CommandError(
        'EXPORT_PASSPHRASE is that of the backups: whoever gets it could open them. Choose another.',
      );
    const file = archiveFileFor(target, 'hand-over');
    const { source } = await openDatabase();
    const salon = { ...salonOf(env, source.options), passphrase };
    const packed = await pack(salon, file, progress, { kind: 'hand-over' });
    progress('');
    const { exitCode, text, json } = outcomeOf(packed);
    const warning = passphrase === null ? `\n${UNSEALED}` : '';
    return { exitCode, text: text + warning, json: { ...json, sealed: passphrase !== null } };
  },
};
