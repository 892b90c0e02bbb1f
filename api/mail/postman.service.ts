import { setTimeout as pause } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntitySubscriberInterface } from 'typeorm';
import { Clock } from '../common/clock.js';
import { MailTransport } from './mail-transport.js';
import { HAS_MAIL } from './mailer.service.js';
import { OutboxRepository } from './outbox.repository.js';
import { OutboxWorker } from './outbox-worker.service.js';

const ROUND_EVERY_MS = 5000;
/** `docker stop` waits ten seconds. */
const PATIENCE_MS = 5000;
const PRUNED_EVERY_MS = 3_600_000;
const KEPT_DAYS = 30;

/**
 * Sends the worker out: every few seconds, and at once after a transaction that wrote a message. Tests leave it out and
 * send the worker themselves.
 */
@Injectable()
export class Postman implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Mail');
  private timers: NodeJS.Timeout[] = [];
  private round: Promise<void> | null = null;
  private isAskedAgain = false;
  private isTroubled = false;

  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly worker: OutboxWorker,
    private readonly outbox: OutboxRepository,
    private readonly transport: MailTransport,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    const nudge: EntitySubscriberInterface = {
      afterTransactionCommit: ({ queryRunner }) => {
        if (queryRunner.data[HAS_MAIL] && !queryRunner.isTransactionActive) this.goRound();
      },
    };
    this.source.subscribers.push(nudge);
    this.timers = [
      setInterval(() => this.goRound(), ROUND_EVERY_MS).unref(),
      setInterval(() => void this.prune(), PRUNED_EVERY_MS).unref(),
    ];
    this.goRound();
  }

  /**
   * Before the database goes: the message in hand is delivered and noted. A server that stalls is hung up on before
   * whoever stops the app loses patience; the message is then noted as undelivered.
   */
  async beforeApplicationShutdown(): Promise<void> {
    this.timers.forEach(clearInterval);
    this.worker.stop();
    const patience = new AbortController();
    const enough = pause(PATIENCE_MS, undefined, { signal: patience.signal }).catch(() => undefined);
    await Promise.race([this.round, enough]);
    patience.abort();
    this.transport.close();
    await this.round;
  }

  private goRound(): void {
    this.isAskedAgain = this.round !== null;
    this.round ??= this.rounds().finally(() => {
      this.round = null;
    });
  }

  /** Again when somebody asked meanwhile: what she wrote may have come too late for the round under way. */
  private async rounds(): Promise<void> {
    do {
      this.isAskedAgain = false;
      await this.guarded(() => this.worker.deliverDue());
    } while (this.isAskedAgain);
  }

  private prune(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_DAYS * 86_400_000);
    return this.guarded(() => this.outbox.prune(before));
  }

  /** The database may be away for a while; that is said once, and the next round tries again. */
  private async guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.isTroubled = false;
    } catch (error) {
      if (!this.isTroubled) this.logger.warn(`Mail has to wait: ${String(error)}`);
      this.isTroubled = true;
    }
  }
}
