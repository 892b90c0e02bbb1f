import { momentInWords } from '../domain/wording.js';
import type { Draft, SalonLook } from '../letter.js';

export const emailChange = (url: string, expiresAt: Date, salon: SalonLook): Draft => ({
  subject: `Please confirm your new e-mail address for ${salon.name}`,
  heading: 'Your new address',
  paragraphs: [
    `Somebody with an account at ${salon.name} wants to use this address from now on. Nothing changes until you confirm that it is yours.`,
  ],
  button: { label: 'Confirm my new address', url },
  closing: [
    `The link works once, until ${momentInWords(expiresAt, salon.timeZone)}.`,
    'If it was not you, you need not do anything.',
  ],
});
