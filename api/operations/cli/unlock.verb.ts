import { UnlockingService } from '../../people/factors/unlocking.service.js';
import { CommandError, exitStatuses, type Verb } from './verb.js';

/** Lets in an admin who can neither log in nor be reached by email. */
export const unlock: Verb = {
  name: 'unlock',
  usage: '<email>',
  summary: 'Prints a link with which this account gets a new password, and removes its second factors.',
  details: [
    'For the admin who is locked out: who gets no email, or has lost their phone and their recovery codes. The link works',
    'once, for half an hour; earlier links for a new password stop working. The second factors of the account are removed,',
    'and its owner is told by email. Wrong passwords and codes that others have tried no longer make anybody wait.',
    'The page Activity shows that it was made.',
  ],
  words: { atLeast: 1, atMost: 1 },
  options: {},
  run: async ({ words: [email = ''], env, openSalon }) => {
    const salon = await openSalon();
    const unlocked = await salon.get(UnlockingService, { strict: false }).unlock(email);
    if (unlocked === 'unknown') throw new CommandError(`no account has the address ${email}.`);
    if (unlocked === 'disabled') {
      throw new CommandError(`the account of ${email} is disabled; an admin enables it on the dashboard.`);
    }
    const link = `${env.publicUrl}${unlocked.link}`;
    const { factorsRemoved } = unlocked;
    const removed = factorsRemoved === 0 ? '' : `\n\nSecond factors removed: ${factorsRemoved}.`;
    return {
      exitCode: exitStatuses.fine,
      text: `A new password for ${email}, once, until ${unlocked.expiresAt.toISOString()}:\n\n  ${link}${removed}`,
      json: { email, link, expiresAt: unlocked.expiresAt, factorsRemoved },
    };
  },
};
