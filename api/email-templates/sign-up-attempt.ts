import { momentInWords } from './domain/wording.js';
import type { EmailDraft, SalonDetails } from './email.js';
import type { FactsByKind } from './email-kinds.js';

export const signUpAttempt = ({ at }: FactsByKind['sign-up-attempt'], salon: SalonDetails): EmailDraft => ({
  subject: `You already have an account at ${salon.name}`,
  heading: 'You already have an account',
  paragraphs: [
    `On ${momentInWords(new Date(at), salon.timeZone)} somebody tried to sign up with this email address. You already have an account, and nothing about it has changed.`,
  ],
  button: { label: 'Log in', url: `${salon.publicUrl}/login` },
  closing: [
    'If this was you and you have forgotten your password, reset it on the login page.',
    'If this was not you, you can ignore this email.',
  ],
});
