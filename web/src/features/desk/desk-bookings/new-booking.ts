import type { StaffMember } from '../../../api/models';
import type { DeskClient } from '../../booking/bookings/models';
import { mistakesOf, type DraftLine } from '../../booking/line-editor/draft-lines';
import type { DeskBookingsWords, Language } from '../../../words/types.gen';

/** The client to book for: one on file, or a new one's details. */
export interface ClientDraft {
  /** Null for a new client. */
  id: string | null;
  name: string;
  phone: string;
  email: string;
  /** Language of emails to a new client; empty for the salon's main one. */
  language: Language | '';
}

/** A booking in the desk's form; its fields are named as in the API. */
export interface NewBooking {
  client: ClientDraft;
  lines: readonly DraftLine[];
  /** Null until a time is chosen. */
  startsAt: string | null;
  /** The day of the free times shown. */
  day: string;
  note: string;
  /** In a correction: the reason for a price that differs from the catalogue's. */
  priceReason: string;
  sendsEmail: boolean;
}

export const newClient: ClientDraft = { id: null, name: '', phone: '', email: '', language: '' };

type KnownClient = { _id: string } & Pick<ClientDraft, 'name' | 'phone' | 'email'>;

/** A client on file, whose language is already known. */
export const knownClient = ({ _id: id, name, phone, email }: KnownClient): ClientDraft => ({
  id,
  name,
  phone,
  email,
  language: '',
});

/** Errors in services and time, by field name. */
export function mistakesIn(
  words: DeskBookingsWords,
  { lines, startsAt }: NewBooking,
  staff: readonly StaffMember[],
): Record<string, string> {
  const ofLines = lines.flatMap((line, index) =>
    Object.entries(mistakesOf(words, line, staff)).map(([name, sentence]) => [
      `lines.${index}.${name}`,
      sentence,
    ]),
  );
  return Object.fromEntries([...ofLines, ...(startsAt ? [] : [['startsAt', words.chooseTime()]])]) as Record<
    string,
    string
  >;
}

export const clientOf = ({ id, name, phone, email, language }: ClientDraft): DeskClient => {
  if (id !== null) return { _id: id };
  return {
    name: name.trim(),
    ...(phone.trim() && { phone: phone.trim() }),
    ...(email.trim() && { email: email.trim() }),
    ...(language && { language }),
  };
};
