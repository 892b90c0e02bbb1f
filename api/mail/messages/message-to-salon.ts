import { safeName } from '../domain/addressee.js';
import type { Draft } from '../letter.js';
import type { FactsByKind } from '../message.js';

export const messageToSalon = ({ name, address, phone, text }: FactsByKind['message-to-salon']): Draft => ({
  subject: `A message from ${safeName(name) || 'a visitor'}`,
  heading: 'A message from the site',
  paragraphs: [text],
  rows: [
    { label: 'Name', value: name },
    { label: 'E-mail', value: address },
    ...(phone ? [{ label: 'Phone', value: phone }] : []),
  ],
  closing: ['An answer to this mail goes to that address.'],
  replyTo: address,
});
