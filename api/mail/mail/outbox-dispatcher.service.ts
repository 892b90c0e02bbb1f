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

/** The job's name in metrics and on the Health page. */
const JOB = 'OutboxDispatcherService.rounds';
const ROUND_EVERY_MS = 5000;
/** Emails queued within this time are sent in one round, without slowing down the requests that queue them. */
const GATHER_MS = 50;
/** `docker stop` waits ten seconds. */
const MAX_WAIT_MS = 5000;

/**
 * Runs the worker every few seconds, and right after a transaction that has queued an email. Tests leave it out and
 * run the worker themselves.
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
   * Before the database closes, delivers and records the current email. If the mail server hangs, cuts the connection
   * in time, and records the email as not delivered.
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
    // The emails it delivers may belong to other requests.
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

  /** Repeats if it was called in the meantime: that email may have missed the current round. */
  private async rounds(): Promise<void> {
    do {
      this.isAskedAgain = false;
      await this.guarded(() => this.worker.deliverDue(() => untilCalm(this.stopping.signal)));
    } while (this.isAskedAgain);
  }

  /** A database outage is logged once, and the next round tries again. */
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
