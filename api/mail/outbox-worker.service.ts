import { Inject, Injectable, Logger } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { ENV, type Env } from '../config/env.js';
import { type Fault, waitSeconds } from './domain/retry.js';
import type { Letter } from './letter.js';
import { Letters } from './letters.service.js';
import { DeliveryFault, type Envelope, MailTransport } from './mail-transport.js';
import type { OutboxMessage } from './outbox-message.entity.js';
import { OutboxRepository } from './outbox.repository.js';

const LEASE_SECONDS = 60;

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/**
 * Sends what is due, one message after the other. Any number of copies of the app may do so at once. A message leaves at
 * least once: should a copy die between handing it over and noting so, another sends it again under the same Message-ID.
 */
@Injectable()
export class OutboxWorker {
  private readonly logger = new Logger('Mail');
  private isStopping = false;
  /** While the mail server cannot be reached, one message after a pause finds out whether it is back. */
  private shutUntil = new Date(0);
  private shutInARow = 0;

  constructor(
    private readonly outbox: OutboxRepository,
    private readonly letters: Letters,
    private readonly transport: MailTransport,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Returns when nothing is due any more, the mail server is out of reach, or the app is about to stop. */
  async deliverDue(): Promise<void> {
    while (!this.isStopping && this.shutUntil <= this.clock.now()) {
      const now = this.clock.now();
      const message = await this.outbox.claim(now, after(now, LEASE_SECONDS));
      if (!message) return;
      await this.deliver(message);
    }
  }

  /** The message in hand is still delivered; the next one is left to whoever comes after. */
  stop(): void {
    this.isStopping = true;
  }

  private async deliver(message: OutboxMessage): Promise<void> {
    const sent = await this.tryToSend(message);
    if (!sent) return;
    if (this.shutInARow > 0) this.logger.log('The mail server is back.');
    this.shutInARow = 0;
    await this.outbox.markSent(message, sent, this.clock.now());
  }

  /** The letter to keep once it has been sent; null when it was not, which has been noted then. */
  private async tryToSend(message: OutboxMessage): Promise<Letter | null> {
    try {
      const composed = await this.letters.compose(message);
      if ('stale' in composed) {
        await this.outbox.drop(message, composed.stale, this.clock.now());
        return null;
      }
      await this.transport.send(this.envelope(message, composed.letter));
      return await this.kept(message, composed.letter);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      await this.afterFault(message, error instanceof DeliveryFault ? error.fault : 'refused', reason);
      return null;
    }
  }

  private envelope(message: OutboxMessage, letter: Letter): Envelope {
    return {
      messageId: `<${message.id}@${new URL(this.env.publicUrl).hostname}>`,
      from: { name: letter.sender, address: this.env.mailFrom },
      to: { name: message.toName, address: message.toAddress },
      date: this.clock.now(),
      letter,
    };
  }

  private async kept(message: OutboxMessage, letter: Letter): Promise<Letter> {
    if (message.secretLink === null || !this.transport.leavesTheHouse) return letter;
    const hidden = await this.letters.composeWithoutSecret(message);
    return 'letter' in hidden ? hidden.letter : letter;
  }

  private async afterFault(message: OutboxMessage, fault: Fault, reason: string): Promise<void> {
    const now = this.clock.now();
    if (fault === 'unreachable') this.shut(now, reason);
    if (fault === 'hopeless' || now >= message.giveUpAt) {
      this.logger.warn(`Gave up on message ${message.id} (${message.kind}): ${reason}`);
      await this.outbox.giveUp(message, reason, now);
      return;
    }
    await this.outbox.postpone(message, after(now, waitSeconds(message.attempts, fault)), reason);
  }

  private shut(now: Date, reason: string): void {
    if (this.shutInARow === 0)
      this.logger.warn(`The mail server cannot be reached, will try again: ${reason}`);
    this.shutInARow += 1;
    this.shutUntil = after(now, waitSeconds(this.shutInARow, 'unreachable'));
  }
}
