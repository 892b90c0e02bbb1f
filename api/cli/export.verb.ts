import { pack } from '../archive/pack.js';
import { salonOf } from '../archive/salon-archive.js';
import { archiveFileFor, outcomeOf } from './archive-file.js';
import { progress } from './progress.js';
import type { Verb } from './verb.js';

/** The business without its keys, for whoever takes it over. */
export const exportSalon: Verb = {
  name: 'export',
  usage: '<file or folder>',
  summary: 'Writes all that the business is into one file, to hand the salon over.',
  details: [
    'Services, team, hours, clients, bookings, history, texts and pictures go along. Passwords, sessions, keys, links and',
    'emails do not: nobody can log in with what is in the file. It does hold everything that the salon knows of its clients.',
    'With BACKUP_PASSPHRASE it is sealed: set another passphrase than that of your backups for this command, because who',
    'gets the file needs it.',
  ],
  words: { atLeast: 1, atMost: 1 },
  options: {},
  run: async ({ words: [target = ''], env, openDatabase }) => {
    const file = archiveFileFor(target, 'hand-over');
    const { source } = await openDatabase();
    const packed = await pack(salonOf(env, source.options), file, progress, { kind: 'hand-over' });
    progress('');
    return outcomeOf(packed);
  },
};
