import { safeName } from './domain/addressee.js';
import { isolated } from './domain/isolated.js';
import type { EmailBody } from './email.js';
import type { FactsByKind } from './email-kinds.js';
import { greeting, type Letter } from './letter.js';

/** Goes to a visitor who used the contact form. Their reply goes to the salon. */
export function messageAnswer(
  { name, text, question, askedAt }: FactsByKind['message-answer'],
  letter: Letter,
): EmailBody {
  const { words, salon, salonName, moment } = letter;
  return {
    subject: words.answerSubject({ salon: salonName }),
    heading: words.answerHeading({ salon: salonName }),
    paragraphs: [greeting(safeName(name), letter), isolated(text)],
    closing: [words.youWrote({ when: moment(askedAt) }), isolated(question)],
    ...(salon.email && { replyTo: salon.email }),
  };
}
