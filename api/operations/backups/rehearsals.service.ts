import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ArchiveError } from '../archive/archive-error.js';
import { countRows } from '../archive/domain/manifest.js';
import { rehearse } from '../archive/rehearse.js';
import { Clock } from '../../common/clock.js';
import { ENV, type Env } from '../../config/env.js';
import type { Backup, Rehearsal } from './backup.entity.js';
import type { BackupPlace } from './backup-place.port.js';
import { troubleOf } from './backup-trouble.js';
import { BackupsRepository } from './backups.repository.js';
import { isRehearsalDue } from './domain/due-backup.js';

/** Rehearses once a week that the newest backup can be restored. */
@Injectable()
export class RehearsalsService {
  private readonly logger = new Logger('Backups');

  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectDataSource() private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly backups: BackupsRepository,
  ) {}

  /** Rehearses the last nightly backup if a rehearsal is due. The signal aborts it. */
  async rehearseIfDue(place: BackupPlace, signal: AbortSignal): Promise<void> {
    const last = await this.backups.findLastRehearsed();
    const newest = await this.backups.findLastGood('night');
    if (!newest || !isRehearsalDue(last, this.clock.now())) return;
    try {
      const rehearsal = await this.rehearse(newest, place, signal);
      if (rehearsal === null) return;
      await this.backups.rehearsed(newest.id, rehearsal, null, this.clock.now());
      const how = rehearsal === 'restored' ? 'restored beside the salon' : 'read from end to end';
      this.logger.log(`Rehearsed ${newest.file}: it was ${how}, and nothing is wrong with it.`);
    } catch (error) {
      if (signal.aborted) return;
      const trouble = troubleOf(error);
      this.logger.error(`The rehearsal of ${newest.file} failed: ${trouble} (${String(error)})`);
      await this.backups.rehearsed(newest.id, 'failed', trouble, this.clock.now());
    }
  }

  /** Null if another instance is rehearsing. */
  private async rehearse(
    { file: name, rows }: Backup,
    place: BackupPlace,
    signal: AbortSignal,
  ): Promise<Rehearsal | null> {
    const { file, close } = await place.open(name);
    try {
      const { kind, manifest } = await rehearse({
        database: this.source.options,
        passphrase: this.env.backupPassphrase,
        file,
        now: this.clock.now(),
        progress: () => undefined,
        signal,
      });
      if (countRows(manifest) !== Number(rows))
        throw new ArchiveError(`It holds ${countRows(manifest)} rows, and ${rows} were put in.`);
      return kind === 'busy' ? null : kind === 'restored' ? 'restored' : 'read';
    } finally {
      await close();
    }
  }
}
