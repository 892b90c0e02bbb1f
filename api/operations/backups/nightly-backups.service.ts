import { randomBytes } from 'node:crypto';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnModuleDestroy,
} from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Packed, pack } from '../archive/pack.js';
import { salonOf } from '../archive/salon-archive.js';
import { Clock } from '../../common/clock.js';
import { EveryMinutes } from '../../common/every-minutes.decorator.js';
import { ENV, type Env } from '../../config/env.js';
import { AppKeysService } from '../../database/app-keys.service.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import type { BackupPlace } from './backup-place.port.js';
import { backupPlaceOf } from './backup-place-of.js';
import { BackupsRepository } from './backups.repository.js';
import { troubleOf } from './backup-trouble.js';
import { isBackupDue, lastPlanned } from './domain/due-backup.js';
import { nightlyBeginning, nightlyFiles, nightlyName } from './nightly-name.js';
import { notKept } from './domain/retention.js';
import { likelySizeOfFirst } from './likely-size.js';
import { madeOf } from './made-backup.js';
import { isOnlyDemo } from './only-demo.js';
import { unlessAnother } from './only-one.js';
import { RehearsalsService } from './rehearsals.service.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Backs up the salon every night, on one instance of the app, and deletes old backups (decision 48). */
@Injectable()
export class NightlyBackupsService implements OnModuleDestroy, BeforeApplicationShutdown {
  private readonly logger = new Logger('Backups');
  private readonly appStartedAt: Date;
  private readonly stopping = new AbortController();
  private running: Promise<void> | null = null;

  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectDataSource() private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly keys: AppKeysService,
    private readonly salons: SalonSettingsService,
    private readonly backups: BackupsRepository,
    private readonly rehearsals: RehearsalsService,
  ) {
    this.appStartedAt = clock.now();
  }

  /** Starts the backup if it is due, without waiting for it, since it may take longer than until the next check. */
  @EveryMinutes(5)
  async beginIfDue(): Promise<void> {
    if (this.running || this.stopping.signal.aborted || !(await this.isDue())) return;
    this.running = unlessAnother(this.source, () => this.makeIfDue())
      .catch((error: unknown) => this.logger.error(`The backup could not begin: ${String(error)}`))
      .finally(() => (this.running = null));
  }

  /** Resolves when the running work has ended. */
  async settled(): Promise<void> {
    await this.running;
  }

  onModuleDestroy(): void {
    this.stopping.abort();
  }

  /** Runs before the database connections are closed. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.settled();
  }

  private async isDue(): Promise<boolean> {
    const { backupAt: atMinute } = this.env;
    if (atMinute === null) return false;
    const salon = await this.salons.salon();
    if (await isOnlyDemo(salon, this.env, this.source)) return false;
    const now = this.clock.now();
    const schedule = { atMinute, zone: salon.timeZone };
    const nights = await this.backups.nightsSince(lastPlanned(now, schedule));
    return isBackupDue(schedule, { now, appStartedAt: this.appStartedAt, ...nights });
  }

  private async makeIfDue(): Promise<void> {
    await this.backups.failUnfinished('Parlour ended while it was being made.', this.clock.now());
    // Another instance may have made it since we checked, or failed halfway.
    if (await this.isDue()) await this.make(backupPlaceOf(this.env, this.stopping.signal));
  }

  private async make(place: BackupPlace): Promise<void> {
    const startedAt = this.clock.now();
    const mark = await this.mark();
    const name = nightlyName(mark, startedAt);
    const id = await this.backups.begin('night', name, startedAt);
    try {
      const last = await this.backups.findLastGood();
      await place.prepare(Number(last?.bytes ?? (await likelySizeOfFirst(this.source, this.env))));
      const packed = await place.keep(name, (file) => this.write(file));
      const made = madeOf(packed);
      await this.backups.succeeded(id, made, this.clock.now());
      const megabytes = (made.bytes / 1e6).toFixed(1);
      this.logger.log(`Made ${name}: ${made.rows} rows, ${made.pictures} picture files, ${megabytes} MB.`);
      if (packed.missing.length > 0)
        this.logger.warn(`Not in it, because they are missing: ${packed.missing.length} picture files.`);
    } catch (error) {
      await this.giveUp(id, error);
      return;
    }
    await this.clearAway(place, mark);
    await this.endAbandoned(place);
    await this.rehearsals.rehearseIfDue(place, this.stopping.signal);
  }

  private write(file: string): Promise<Packed> {
    return pack(salonOf(this.env, this.source.options), file, () => undefined, {
      signal: this.stopping.signal,
    });
  }

  /** A backup interrupted by a shutdown is no failure: it is made after the next start. */
  private async giveUp(id: string, error: unknown): Promise<void> {
    if (this.stopping.signal.aborted) {
      await this.backups.remove(id);
      this.logger.warn('The backup was ended by the stop. It will be made after the next start.');
      return;
    }
    const trouble = troubleOf(error);
    this.logger.error(`The backup failed: ${trouble} (${String(error)})`);
    await this.backups.failed(id, trouble, this.clock.now());
  }

  private async clearAway(place: BackupPlace, mark: string): Promise<void> {
    try {
      const now = this.clock.now();
      const { timeZone } = await this.salons.salon();
      const files = nightlyFiles(await place.list(nightlyBeginning(mark)), mark);
      const old = notKept(files, this.env.backupKeep, now, timeZone);
      for (const name of old) await place.remove(name);
      if (old.length > 0) this.logger.log(`Cleared away: ${old.join(', ')}.`);
      await this.backups.deleteOld(now);
    } catch (error) {
      this.logger.warn(`Old backups could not be cleared away: ${String(error)}`);
    }
  }

  /** No upload takes more than a day. Some stores and keys can't list uploads. */
  private async endAbandoned(place: BackupPlace): Promise<void> {
    try {
      const count = await place.endAbandoned(new Date(this.clock.now().getTime() - DAY_MS));
      if (count > 0) this.logger.log(`Took back the parts of ${count} backups that were never finished.`);
    } catch (error) {
      this.logger.debug(`Unfinished backups could not be looked for: ${String(error)}`);
    }
  }

  /** Tells this salon's backups from those of others in the same folder; unchanged by a restore. */
  private mark(): Promise<string> {
    return this.keys.getOrCreate('backups', randomBytes(4).toString('hex'));
  }
}
