import { momentInWords } from '../domain/wording.js';
import type { Draft, SalonLook } from '../letter.js';
import type { FactsByKind } from '../message.js';

export const passwordChanged = ({ at }: FactsByKind['password-changed'], salon: SalonLook): Draft => ({
  subject: `Your password for ${salon.name} was changed`,
  heading: 'Your password was changed',
  paragraphs: [`The password of your account was changed on ${momentInWords(new Date(at), salon.timeZone)}.`],
  button: { label: 'Log in', url: `${salon.publicUrl}/login` },
  closing: [
    'If it was not you, ask for a new password at once on the page of the log-in, and tell the salon.',
  ],
});
