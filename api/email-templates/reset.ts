import { momentInWords } from './domain/wording.js';
import type { EmailDraft, SalonDetails } from './email.js';

export const reset = (url: string, expiresAt: Date, salon: SalonDetails): EmailDraft => ({
  subject: `A new password for ${salon.name}`,
  heading: 'Choose a new password',
  paragraphs: [`Somebody asked to reset the password of your account at ${salon.name}.`],
  button: { label: 'Choose a new password', url },
  closing: [
    `The link works once, until ${momentInWords(expiresAt, salon.timeZone)}.`,
    'If this was not you, you can ignore this email: your password stays the same.',
  ],
});
