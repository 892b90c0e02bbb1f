import { momentInWords } from '../domain/wording.js';
import type { Draft, SalonLook } from '../letter.js';
import type { FactsByKind } from '../message.js';

export const signUpAttempt = ({ at }: FactsByKind['sign-up-attempt'], salon: SalonLook): Draft => ({
  subject: `You already have an account at ${salon.name}`,
  heading: 'You already have an account',
  paragraphs: [
    `On ${momentInWords(new Date(at), salon.timeZone)} somebody tried to open an account with this address. There is one already, and nothing about it has changed.`,
  ],
  button: { label: 'Log in', url: `${salon.publicUrl}/login` },
  closing: [
    'If it was you and you do not remember your password, ask for a new one on the page of the log-in.',
    'If it was not you, you need not do anything.',
  ],
});
