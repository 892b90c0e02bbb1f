import { setImmediate as nextTurn } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { ENV, type Env } from '../../config/env.js';
import { type Fault, waitSeconds } from '../delivery/domain/retry.js';
import type { Email } from '../email-templates/email.js';
import { isLinkedKind } from '../email-templates/linked-kinds.js';
import { BookingLinkMaker } from '../letters/booking-link-maker.port.js';
import { EmailComposerService, type Sources } from './email-composer.service.js';
import { DeliveriesRepository, type SentEmail } from './deliveries.repository.js';
import { DeliveryFault, type Envelope, MailTransport } from '../delivery/mail-transport.port.js';
import type { OutboxEmail } from './outbox-email.entity.js';

const LEASE_SECONDS = 60;

/** Emails claimed, with their bookings read, at once. */
const BATCH = 20;

/**
 * A batch's data is used only this long, so that emails stay accurate. A fast server sends a whole batch in
 * that time.
 */
const BATCH_MS = 1000;

/** "550 5.1.1" without the words after it, in which mail servers name the mailbox. */
const replyCode = (reason: string) => /\b[45]\d\d(?:[ -][45](?:\.\d{1,3}){2})?\b/.exec(reason)?.[0];

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/**
 * Sends due emails, one after another, on any number of instances. Every email is sent at least once: if an instance
 * crashes between sending and recording it, another one sends it again with the same Message-ID.
 */
@Injectable()
export class OutboxWorkerService {
  private readonly logger = new Logger('Mail');
  private isStopping = false;
  /** While the mail server is unreachable, one email after each pause tests if it is back. */
  private shutUntil = new Date(0);
  private shutInARow = 0;

  constructor(
    private readonly outbox: DeliveriesRepository,
    private readonly composer: EmailComposerService,
    private readonly transport: MailTransport,
    private readonly bookingLinks: BookingLinkMaker,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Returns when nothing more is due, the mail server is unreachable, or the app is about to stop. Waits for its turn
   * before each batch.
   */
  async deliverDue(turn: () => Promise<void> = () => Promise.resolve()): Promise<void> {
    for (;;) {
      await turn();
      if (this.isStopping || this.shutUntil > this.clock.now()) return;
      const now = this.clock.now();
      const claimed = await this.outbox.claim(now, after(now, LEASE_SECONDS), BATCH);
      if (claimed.length === 0) return;
      await this.deliverAll(claimed, now);
    }
  }

  /** Finishes the current email; the next one is left for later. */
  stop(): void {
    this.isStopping = true;
  }

  /** Sends as many as possible soon, and releases the others. */
  private async deliverAll(claimed: OutboxEmail[], claimedAt: Date): Promise<void> {
    const sources = await this.composer.read(claimed);
    const unsent = [...claimed];
    const unrecorded: SentEmail[] = [];
    const mayGoOn = () =>
      !this.isStopping &&
      this.shutUntil <= this.clock.now() &&
      this.clock.now().getTime() - claimedAt.getTime() < BATCH_MS;
    try {
      do {
        const queued = unsent.shift();
        if (!queued) return;
        unrecorded.push(...(await this.deliver(queued, sources)));
        // After a crash, an unrecorded email to a mail server would be sent twice; others do no harm.
        if (this.transport.sendsEmail) await this.outbox.markSent(unrecorded.splice(0));
        // Requests in progress come first.
        await nextTurn();
      } while (mayGoOn());
    } finally {
      await this.outbox.markSent(unrecorded);
      await this.outbox.unclaim(unsent);
    }
  }

  /** The email to record if it was sent. */
  private async deliver(queued: OutboxEmail, sources: Sources): Promise<SentEmail[]> {
    const email = await this.tryToSend(queued, sources);
    if (!email) return [];
    if (this.shutInARow > 0) this.logger.log('The mail server is back.');
    this.shutInARow = 0;
    return [{ queued, email, at: this.clock.now() }];
  }

  /** The email to store after sending; null if it was not sent, which is then already recorded. */
  private async tryToSend(claimed: OutboxEmail, sources: Sources): Promise<Email | null> {
    let queued = claimed;
    try {
      queued = await this.withBookingLink(claimed);
      const composed = await this.composer.compose(queued, sources);
      if ('stale' in composed) {
        await this.outbox.drop(queued, composed.stale, this.clock.now());
        return null;
      }
      await this.transport.send(this.envelope(queued, composed.email));
      return await this.withoutSecret(queued, composed.email, sources);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      await this.afterFault(queued, error instanceof DeliveryFault ? error.fault : 'refused', reason);
      return null;
    }
  }

  /** Each attempt has its own link: its secret is in no row, and no one knows if an earlier attempt arrived. */
  private async withBookingLink(queued: OutboxEmail): Promise<OutboxEmail> {
    const { kind, bookingId, toAddress: address, facts } = queued;
    if (bookingId === null || !isLinkedKind(kind) || !('startsAt' in facts)) return queued;
    const startsAt = new Date(facts.startsAt);
    return { ...queued, secretLink: await this.bookingLinks.makeLink({ bookingId, address, startsAt }) };
  }

  private envelope(queued: OutboxEmail, email: Email): Envelope {
    return {
      messageId: `<${queued.id}@${new URL(this.env.publicUrl).hostname}>`,
      from: { name: email.sender, address: this.env.mailFrom },
      to: { name: queued.toName, address: queued.toAddress },
      date: this.clock.now(),
      email,
    };
  }

  private async withoutSecret(queued: OutboxEmail, email: Email, sources: Sources): Promise<Email> {
    if (queued.secretLink === null || !this.transport.sendsEmail) return email;
    const hidden = await this.composer.composeWithoutSecret(queued, sources);
    return 'email' in hidden ? hidden.email : email;
  }

  private async afterFault(queued: OutboxEmail, fault: Fault, reason: string): Promise<void> {
    const now = this.clock.now();
    if (fault === 'unreachable') this.shut(now, reason);
    const said = `The mail server said: ${replyCode(reason) ?? 'nothing'}. The dashboard has all of it.`;
    if (fault === 'hopeless' || now >= queued.giveUpAt) {
      this.logger.warn(`Gave up on email ${queued.id} (${queued.kind}). ${said}`);
      await this.outbox.giveUp(queued, reason, now);
      return;
    }
    // Logged once per email, because it is retried for days.
    if (fault === 'refused' && queued.attempts === 1)
      this.logger.warn(`Email ${queued.id} (${queued.kind}) was rejected and will be tried again. ${said}`);
    await this.outbox.postpone(queued, after(now, waitSeconds(queued.attempts, fault)), reason);
  }

  private shut(now: Date, reason: string): void {
    if (this.shutInARow === 0)
      this.logger.warn(`The mail server cannot be reached; trying again later: ${reason}`);
    this.shutInARow += 1;
    this.shutUntil = after(now, waitSeconds(this.shutInARow, 'unreachable'));
  }
}
