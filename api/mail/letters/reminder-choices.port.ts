/** The client of a booking: their account or, without one, their client record. */
export interface RemindedClient {
  clientId: string | null;
  cardId: string | null;
}

/** Knows who wants reminders. The consents module provides it, because only modules above this one know clients. */
export abstract class ReminderChoices {
  /** False if the client declined reminders by email. */
  abstract mayRemind(client: RemindedClient): Promise<boolean>;
}
