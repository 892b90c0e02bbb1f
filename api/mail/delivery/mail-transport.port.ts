import type { Fault } from './domain/retry.js';
import type { Email } from '../email-templates/email.js';

/** An email with everything needed to deliver it. */
export interface Envelope {
  /** The same for every attempt, so that a mailbox that receives the email twice keeps one. */
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

/** Where emails are sent. `send` returns once the other side has accepted the email, or throws a DeliveryFault. */
export abstract class MailTransport {
  /** False if emails are only logged. Then their secret links are kept, or nobody could ever follow one. */
  abstract readonly sendsEmail: boolean;
  abstract send(envelope: Envelope): Promise<void>;
  /** Hangs up at once; an email on its way ends in a DeliveryFault. */
  abstract close(): void;
}
