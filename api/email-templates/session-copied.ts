import { momentInWords } from './domain/wording.js';
import type { EmailDraft, SalonDetails } from './email.js';
import type { FactsByKind } from './email-kinds.js';

export const sessionCopied = (
  { at, device }: FactsByKind['session-copied'],
  salon: SalonDetails,
): EmailDraft => ({
  subject: `We logged you out of ${salon.name}, to be safe`,
  heading: 'We logged you out, to be safe',
  paragraphs: [
    'The log-in of one of your browsers was used in two places at once. We cannot tell which of them was you, so we ended it in both.',
  ],
  rows: [
    { label: 'When', value: momentInWords(new Date(at), salon.timeZone) },
    { label: 'Browser', value: device || 'unknown' },
  ],
  button: { label: 'Log in again', url: `${salon.publicUrl}/login` },
  closing: [
    'A backup of a browser that was restored does this, and then there is nothing to do. If you have restored none, somebody may have copied the log-in: choose a new password, and check that browser for extensions you do not know.',
  ],
});
