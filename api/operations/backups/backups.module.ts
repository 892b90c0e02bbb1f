import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MetricsModule } from '../../platform/metrics/metrics.module.js';
import { SalonModule } from '../../salon/salon/salon.module.js';
import { Backup } from './backup.entity.js';
import { BackupsMetricsService } from './backups-metrics.service.js';
import { BackupsRepository } from './backups.repository.js';
import { BackupsService } from './backups.service.js';
import { NightlyBackupsService } from './nightly-backups.service.js';
import { RehearsalsService } from './rehearsals.service.js';

@Module({
  imports: [MetricsModule, SalonModule, TypeOrmModule.forFeature([Backup])],
  providers: [
    BackupsMetricsService,
    BackupsRepository,
    BackupsService,
    NightlyBackupsService,
    RehearsalsService,
  ],
  exports: [BackupsService],
})
export class BackupsModule {}
