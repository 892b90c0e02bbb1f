import { momentInWords } from '../domain/wording.js';
import type { Draft, SalonLook } from '../letter.js';
import type { FactsByKind } from '../message.js';

export const googleUnlinked = ({ at }: FactsByKind['google-unlinked'], salon: SalonLook): Draft => ({
  subject: `Google no longer opens your account at ${salon.name}`,
  heading: 'Google was taken off your account',
  paragraphs: [
    `Since ${momentInWords(new Date(at), salon.timeZone)} your account opens with your password alone.`,
  ],
  button: { label: 'Log in', url: `${salon.publicUrl}/login` },
  closing: [
    'If it was not you, ask for a new password at once on the page of the log-in, and tell the salon.',
  ],
});
