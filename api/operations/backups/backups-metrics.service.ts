import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { ENV, type Env } from '../../config/env.js';
import { MetricsService } from '../../platform/metrics/metrics.service.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { BackupsService } from './backups.service.js';
import { isOnlyDemo } from './only-demo.js';

/** Reports if the salon could be restored. */
@Injectable()
export class BackupsMetricsService {
  constructor(
    metrics: MetricsService,
    backups: BackupsService,
    salons: SalonSettingsService,
    clock: Clock,
    @Inject(ENV) env: Env,
    @InjectDataSource() source: DataSource,
  ) {
    // Infinite if it never happened.
    const age = (at: Date | null | undefined) =>
      at ? (clock.now().getTime() - at.getTime()) / 1000 : Infinity;
    metrics.databaseGauges(
      {
        parlour_backup_age_seconds: 'How old the last good backup is; not there where none is made.',
        parlour_backup_rehearsal_age_seconds: 'How long ago a backup was last rehearsed without a fault.',
      },
      async (): Promise<Record<string, number>> => {
        if (env.backupAt === null || (await isOnlyDemo(await salons.salon(), env, source))) return {};
        const { good, rehearsed } = await backups.latest();
        const isWell = rehearsed?.rehearsal !== 'failed';
        return {
          parlour_backup_age_seconds: age(good?.startedAt),
          parlour_backup_rehearsal_age_seconds: age(isWell ? rehearsed?.rehearsedAt : null),
        };
      },
    );
  }
}
