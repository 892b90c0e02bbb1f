import { setTimeout as pause } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntitySubscriberInterface } from 'typeorm';
import { JobRuns } from '../../common/job-runs.js';
import { untilCalm } from '../../common/until-calm.js';
import { withoutTrace } from '../../common/trace/request-trace.js';
import { MailTransport } from '../delivery/mail-transport.port.js';
import { HAS_MAIL } from './outbox-queue.service.js';
import { OutboxWorkerService } from './outbox-worker.service.js';

/** As work is called that runs by itself, in figures and on Health. */
const JOB = 'OutboxDispatcherService.rounds';
const ROUND_EVERY_MS = 5000;
/** Emails that are queued within so little time are sent in one round, and not in the way of those who queue them. */
const GATHER_MS = 50;
/** `docker stop` waits ten seconds. */
const MAX_WAIT_MS = 5000;

/**
 * Starts the worker every few seconds, and right after a transaction that has queued an email. Tests leave it out and start
 * the worker themselves.
 */
@Injectable()
export class OutboxDispatcherService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Mail');
  private timer: NodeJS.Timeout | undefined;
  private nudged: NodeJS.Timeout | undefined;
  private round: Promise<void> | null = null;
  private isAskedAgain = false;
  private isTroubled = false;
  private readonly stopping = new AbortController();

  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly worker: OutboxWorkerService,
    private readonly transport: MailTransport,
    private readonly runs: JobRuns,
  ) {}

  onApplicationBootstrap(): void {
    const nudge: EntitySubscriberInterface = {
      afterTransactionCommit: ({ queryRunner }) => {
        if (queryRunner.data[HAS_MAIL] && !queryRunner.isTransactionActive) this.runSoon();
      },
    };
    this.source.subscribers.push(nudge);
    this.runs.watch({ name: JOB, everySeconds: ROUND_EVERY_MS / 1000 });
    this.timer = setInterval(() => this.runRound(), ROUND_EVERY_MS).unref();
    this.runRound();
  }

  /**
   * Before the database closes, the current email is delivered and recorded. If the mail server hangs, the connection is cut
   * in time, and the email is recorded as not delivered.
   */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    clearTimeout(this.nudged);
    this.stopping.abort();
    this.worker.stop();
    const patience = new AbortController();
    const enough = pause(MAX_WAIT_MS, undefined, { signal: patience.signal }).catch(() => undefined);
    await Promise.race([this.round, enough]);
    patience.abort();
    this.transport.close();
    await this.round;
  }

  private runSoon(): void {
    // What it delivers need not be of the request that nudged it.
    this.nudged ??= withoutTrace(() =>
      setTimeout(() => {
        this.nudged = undefined;
        this.runRound();
      }, GATHER_MS).unref(),
    );
  }

  private runRound(): void {
    this.isAskedAgain = this.round !== null;
    this.round ??= this.rounds().finally(() => {
      this.round = null;
    });
  }

  /** Again if somebody asked in the meantime: their email may have come too late for the current round. */
  private async rounds(): Promise<void> {
    do {
      this.isAskedAgain = false;
      await this.guarded(() => this.worker.deliverDue(() => untilCalm(this.stopping.signal)));
    } while (this.isAskedAgain);
  }

  /** The database may be away for a while. That is logged once, and the next round tries again. */
  private async guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.runs.succeeded(JOB);
      this.isTroubled = false;
    } catch (error) {
      if (!this.isTroubled) this.logger.warn(`Emails have to wait: ${String(error)}`);
      this.isTroubled = true;
    }
  }
}
