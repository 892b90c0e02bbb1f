import { momentInWords } from '../domain/wording.js';
import type { Draft, SalonLook } from '../letter.js';
import type { FactsByKind } from '../message.js';

export const adminSignIn = ({ at, device, from }: FactsByKind['admin-sign-in'], salon: SalonLook): Draft => ({
  subject: `A new sign-in to ${salon.name}`,
  heading: 'Somebody signed in as you',
  paragraphs: ['Your account, which may run the salon, was signed in to from a place not seen before.'],
  rows: [
    { label: 'When', value: momentInWords(new Date(at), salon.timeZone) },
    { label: 'Device', value: device || 'unknown' },
    { label: 'Address', value: from },
  ],
  closing: [
    'If it was you, all is well. If not, change your password at once: that ends every other sign-in.',
  ],
});
