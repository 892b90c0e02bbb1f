import type { Fault } from './domain/retry.js';
import type { Letter } from './letter.js';

/** A letter with all that is written on its envelope. */
export interface Envelope {
  /** Constant over retries, so that a mailbox that gets a letter twice keeps one. */
  messageId: string;
  from: { name: string; address: string };
  to: { name: string; address: string };
  date: Date;
  letter: Letter;
}

/** Why a letter was not taken. */
export class DeliveryFault extends Error {
  constructor(
    readonly fault: Fault,
    message: string,
  ) {
    super(message);
  }
}

/** The way out of the house. `send` returns once the other side has taken the letter, or throws a DeliveryFault. */
export abstract class MailTransport {
  /** False when letters stay in the house: then their secrets are kept, or nobody could ever follow a link. */
  abstract readonly leavesTheHouse: boolean;
  abstract send(envelope: Envelope): Promise<void>;
  /** Hangs up at once; a letter on its way comes back as a DeliveryFault. */
  abstract close(): void;
}
