import { safeName } from '../domain/addressee.js';
import { momentInWords } from '../domain/wording.js';
import type { Draft, SalonLook } from '../letter.js';
import type { FactsByKind } from '../message.js';

/** Goes to somebody who wrote through the site; what she writes back goes to the salon. */
export function messageAnswer(
  { name, text, question, askedAt }: FactsByKind['message-answer'],
  salon: SalonLook,
): Draft {
  const called = safeName(name);
  return {
    subject: `Your message to ${salon.name}`,
    heading: `${salon.name} has answered you`,
    paragraphs: [called ? `Hello ${called},` : 'Hello,', text],
    closing: [`On ${momentInWords(new Date(askedAt), salon.timeZone)} you wrote to us:`, question],
    ...(salon.email && { replyTo: salon.email }),
  };
}
