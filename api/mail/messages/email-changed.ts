import { momentInWords } from '../domain/wording.js';
import type { Draft, SalonLook } from '../letter.js';
import type { FactsByKind } from '../message.js';

/** Goes to the address that was given up. Only one that had been proved gets a way back. */
export function emailChanged(
  { at }: FactsByKind['email-changed'],
  undo: { url: string; until: Date } | '' | null,
  salon: SalonLook,
): Draft {
  const wayBack = undo
    ? [
        `If it was not you, take it back until ${momentInWords(undo.until, salon.timeZone)}. Everybody who is signed in with the account is signed out then, and its password stops working, so that you can choose a new one.`,
      ]
    : ['If it was not you, please tell the salon.'];
  return {
    subject: `Your e-mail address for ${salon.name} was changed`,
    heading: 'Your e-mail address was changed',
    paragraphs: [
      `On ${momentInWords(new Date(at), salon.timeZone)} your account at ${salon.name} was given another e-mail address.`,
    ],
    ...(undo && { button: { label: 'Take it back', url: undo.url } }),
    closing: ['If it was you, all is well.', ...wayBack],
  };
}
