import { momentInWords } from '../domain/wording.js';
import type { Draft, SalonLook } from '../letter.js';

export const reset = (url: string, expiresAt: Date, salon: SalonLook): Draft => ({
  subject: `A new password for ${salon.name}`,
  heading: 'Choose a new password',
  paragraphs: [`Somebody asked for a new password for your account at ${salon.name}.`],
  button: { label: 'Choose a new password', url },
  closing: [
    `The link works once, until ${momentInWords(expiresAt, salon.timeZone)}.`,
    'If it was not you, you need not do anything; your password stays as it is.',
  ],
});
