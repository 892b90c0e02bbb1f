import type { Fault } from './domain/retry.js';
import type { Email } from '../email-templates/email.js';

/** An email with everything needed to deliver it. */
export interface Envelope {
  /** The same for every attempt, so that a mailbox that gets the email twice keeps one. */
  messageId: string;
  from: { name: string; address: string };
  to: { name: string; address: string };
  date: Date;
  email: Email;
}

/** Why an email was not accepted. */
export class DeliveryFault extends Error {
  constructor(
    readonly fault: Fault,
    message: string,
  ) {
    super(message);
  }
}

/** Sends emails. `send` returns once the other side has accepted the email, or throws a DeliveryFault. */
export abstract class MailTransport {
  /**
   * False if emails are only logged. Their secret links are then kept, because they could not be followed otherwise.
   */
  abstract readonly sendsEmail: boolean;
  abstract send(envelope: Envelope): Promise<void>;
  /** Disconnects at once; an email in progress ends in a DeliveryFault. */
  abstract close(): void;
}
