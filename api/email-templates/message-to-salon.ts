import { safeName } from './domain/addressee.js';
import type { EmailDraft } from './email.js';
import type { FactsByKind } from './email-kinds.js';

export const messageToSalon = ({
  name,
  address,
  phone,
  text,
}: FactsByKind['message-to-salon']): EmailDraft => ({
  subject: `A message from ${safeName(name) || 'a visitor'}`,
  heading: 'A message from your website',
  paragraphs: [text],
  rows: [
    { label: 'Name', value: name },
    { label: 'Email', value: address },
    ...(phone ? [{ label: 'Phone', value: phone }] : []),
  ],
  closing: ['Reply to this email to answer them.'],
  replyTo: address,
});
