import { momentInWords } from './domain/wording.js';
import type { EmailDraft, SalonDetails } from './email.js';
import type { FactsByKind } from './email-kinds.js';

export const passwordChanged = (
  { at }: FactsByKind['password-changed'],
  salon: SalonDetails,
): EmailDraft => ({
  subject: `Your password for ${salon.name} was changed`,
  heading: 'Your password was changed',
  paragraphs: [`The password of your account was changed on ${momentInWords(new Date(at), salon.timeZone)}.`],
  button: { label: 'Log in', url: `${salon.publicUrl}/login` },
  closing: ['If this was not you, reset your password on the login page now, and contact us.'],
});
