import { momentInWords } from './domain/wording.js';
import type { EmailDraft, SalonDetails } from './email.js';
import type { FactsByKind } from './email-kinds.js';

export const loginCodeRefused = (
  { at }: FactsByKind['login-code-refused'],
  salon: SalonDetails,
): EmailDraft => ({
  subject: `Please log in to ${salon.name} with your password`,
  heading: 'Your account needs a password',
  paragraphs: [
    `On ${momentInWords(new Date(at), salon.timeZone)} somebody asked for a code to log in with this email address. Your account runs the salon, so a code is not enough for it: please use your password.`,
  ],
  button: { label: 'Log in', url: `${salon.publicUrl}/login` },
  closing: [
    'If you have forgotten your password, reset it on the login page.',
    'If this was not you, you can ignore this email: nothing has changed.',
  ],
});
