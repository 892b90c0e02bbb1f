import { momentInWords } from './domain/wording.js';
import type { EmailDraft, SalonDetails } from './email.js';
import type { FactsByKind } from './email-kinds.js';

export const googleUnlinked = ({ at }: FactsByKind['google-unlinked'], salon: SalonDetails): EmailDraft => ({
  subject: `Your account at ${salon.name} is no longer linked to Google`,
  heading: 'Your account is no longer linked to Google',
  paragraphs: [
    `Google was unlinked from your account on ${momentInWords(new Date(at), salon.timeZone)}. From now on you sign in with your password.`,
  ],
  button: { label: 'Log in', url: `${salon.publicUrl}/login` },
  closing: ['If this was not you, reset your password on the login page now, and contact us.'],
});
