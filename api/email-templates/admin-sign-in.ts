import { momentInWords } from './domain/wording.js';
import type { EmailDraft, SalonDetails } from './email.js';
import type { FactsByKind } from './email-kinds.js';

export const adminSignIn = (
  { at, device, from }: FactsByKind['admin-sign-in'],
  salon: SalonDetails,
): EmailDraft => ({
  subject: `A new sign-in to ${salon.name}`,
  heading: 'New sign-in to your account',
  paragraphs: [
    'Somebody signed in to your admin account from a browser that has not been used with it before.',
  ],
  rows: [
    { label: 'When', value: momentInWords(new Date(at), salon.timeZone) },
    { label: 'Device', value: device || 'unknown' },
    { label: 'IP address', value: from },
  ],
  closing: [
    'If this was you, there is nothing to do. If not, change your password now: that signs out everybody else.',
  ],
});
