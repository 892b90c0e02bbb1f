import { momentInWords } from './domain/wording.js';
import type { EmailDraft, SalonDetails } from './email.js';
import type { FactsByKind } from './email-kinds.js';

/** Goes to the old address. It can undo the change only if it had been confirmed. */
export function emailChanged(
  { at }: FactsByKind['email-changed'],
  undo: { url: string; until: Date } | '' | null,
  salon: SalonDetails,
): EmailDraft {
  const wayBack = undo
    ? [
        `If this was not you, undo it by ${momentInWords(undo.until, salon.timeZone)}. Everybody who is signed in to the account is then signed out, and its password stops working, so that you can choose a new one.`,
      ]
    : ['If this was not you, please contact us.'];
  return {
    subject: `Your email address for ${salon.name} was changed`,
    heading: 'Your email address was changed',
    paragraphs: [
      `On ${momentInWords(new Date(at), salon.timeZone)} the email address of your account at ${salon.name} was changed.`,
    ],
    ...(undo && { button: { label: 'Undo the change', url: undo.url } }),
    closing: ['If this was you, there is nothing to do.', ...wayBack],
  };
}
