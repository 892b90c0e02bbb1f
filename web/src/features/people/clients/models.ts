import type { components } from '../../../api/schema.gen';
import type { AnswerOf } from '../../../api/use-api';
import type { Language } from '../../../words/types.gen';

/** Names for the contract's types about clients. */
export type ListedClient = AnswerOf<'/clients'>['items'][number];
export type Client = AnswerOf<'/clients/{id}'>;
export type ClientBooking = AnswerOf<'/clients/{id}/bookings'>['items'][number];

/** Changed details of a client; omitted ones stay. */
export type ChangedClient = components['schemas']['ChangeClientDto'];

/** The editable details of a client record. */
export interface ClientWords {
  name: string;
  email: string;
  phone: string;
  note: string;
  warning: string;
  /** Language of emails to them; null for the salon's main one. */
  language: Language | null;
}
