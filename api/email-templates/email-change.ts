import { momentInWords } from './domain/wording.js';
import type { EmailDraft, SalonDetails } from './email.js';

export const emailChange = (url: string, expiresAt: Date, salon: SalonDetails): EmailDraft => ({
  subject: `Please confirm your new email address for ${salon.name}`,
  heading: 'Confirm your new email address',
  paragraphs: [
    `Somebody asked to use this email address for their account at ${salon.name}. Nothing changes until you confirm that it is yours.`,
  ],
  button: { label: 'Confirm my new address', url },
  closing: [
    `The link works once, until ${momentInWords(expiresAt, salon.timeZone)}.`,
    'If this was not you, you can ignore this email.',
  ],
});
