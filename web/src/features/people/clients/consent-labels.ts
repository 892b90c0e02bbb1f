import type { ClientsWords } from '../../../words/types.gen';
import type { Client } from './models';

export type ConsentKind = Client['consents'][number]['kind'];

/** The name of each kind of email and message. */
export const consentLabels = (words: ClientsWords): Record<ConsentKind, string> => ({
  'email-reminders': words.consentEmailReminders(),
  'message-reminders': words.consentMessageReminders(),
  'email-news': words.consentEmailNews(),
  'message-news': words.consentMessageNews(),
});
