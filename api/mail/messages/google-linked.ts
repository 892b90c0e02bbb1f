import { momentInWords } from '../domain/wording.js';
import type { Draft, SalonLook } from '../letter.js';
import type { FactsByKind } from '../message.js';

export const googleLinked = (
  { at, isPasswordGone }: FactsByKind['google-linked'],
  salon: SalonLook,
): Draft => ({
  subject: `You can now sign in to ${salon.name} with Google`,
  heading: 'Your account and Google belong together',
  paragraphs: [
    `Since ${momentInWords(new Date(at), salon.timeZone)} your account opens with your Google account.`,
    ...(isPasswordGone
      ? [
          'Nobody had confirmed this e-mail address before, so the password that the account had works no longer, and every device that was signed in has been signed out. You can choose a new password whenever you like.',
        ]
      : []),
  ],
  button: { label: 'Log in', url: `${salon.publicUrl}/login` },
  closing: [
    'If it was not you, change your password at once, take Google off your account, and tell the salon.',
  ],
});
