import { safeName } from './domain/addressee.js';
import { fromTheLeft, isolated } from './domain/isolated.js';
import type { EmailBody } from './email.js';
import type { FactsByKind } from './email-kinds.js';
import type { Letter } from './letter.js';

export const messageToSalon = (
  { name, address, phone, text }: FactsByKind['message-to-salon'],
  { words }: Letter,
): EmailBody => {
  const known = isolated(safeName(name));
  return {
    subject: known ? words.messageSubject({ name: known }) : words.messageFromVisitor(),
    heading: words.messageFromSite(),
    paragraphs: [isolated(text)],
    rows: [
      { label: words.name(), value: isolated(name) },
      { label: words.email(), value: fromTheLeft(address) },
      ...(phone ? [{ label: words.phone(), value: fromTheLeft(phone) }] : []),
    ],
    closing: [words.replyToAnswer()],
    replyTo: address,
  };
};
