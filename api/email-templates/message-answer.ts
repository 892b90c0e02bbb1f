import { safeName } from './domain/addressee.js';
import { momentInWords } from './domain/wording.js';
import type { EmailDraft, SalonDetails } from './email.js';
import type { FactsByKind } from './email-kinds.js';

/** Goes to a visitor who wrote through the site. Their reply goes to the salon. */
export function messageAnswer(
  { name, text, question, askedAt }: FactsByKind['message-answer'],
  salon: SalonDetails,
): EmailDraft {
  const known = safeName(name);
  return {
    subject: `Your message to ${salon.name}`,
    heading: `A reply from ${salon.name}`,
    paragraphs: [known ? `Hello ${known},` : 'Hello,', text],
    closing: [`On ${momentInWords(new Date(askedAt), salon.timeZone)} you wrote:`, question],
    ...(salon.email && { replyTo: salon.email }),
  };
}
