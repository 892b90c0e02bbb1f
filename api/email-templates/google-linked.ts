import { momentInWords } from './domain/wording.js';
import type { EmailDraft, SalonDetails } from './email.js';
import type { FactsByKind } from './email-kinds.js';

export const googleLinked = (
  { at, isPasswordGone }: FactsByKind['google-linked'],
  salon: SalonDetails,
): EmailDraft => ({
  subject: `You can now sign in to ${salon.name} with Google`,
  heading: 'Your account is linked to Google',
  paragraphs: [
    `Your Google account was linked on ${momentInWords(new Date(at), salon.timeZone)}. From now on you can sign in with it.`,
    ...(isPasswordGone
      ? [
          'This email address had not been confirmed before, so the account’s old password no longer works and every device has been signed out. You can choose a new password at any time.',
        ]
      : []),
  ],
  button: { label: 'Log in', url: `${salon.publicUrl}/login` },
  closing: [
    'If this was not you, change your password now, unlink Google from your account, and contact us.',
  ],
});
