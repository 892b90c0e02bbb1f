import type { AnswerOf } from '../../../api/use-api';
import type { Language } from '../../../words/types.gen';

/** Names for the parts of the contract that clients speak of. */
export type ListedClient = AnswerOf<'/clients'>['items'][number];
export type Client = AnswerOf<'/clients/{id}'>;
export type ClientBooking = AnswerOf<'/clients/{id}/bookings'>['items'][number];

/** What the salon writes on a card. */
export interface ClientWords {
  name: string;
  email: string;
  phone: string;
  note: string;
  warning: string;
  /** Of the emails to them; null for the salon's main one. */
  language: Language | null;
}
