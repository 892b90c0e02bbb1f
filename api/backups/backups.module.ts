import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SalonModule } from '../salon/salon.module.js';
import { Backup } from './backup.entity.js';
import { BackupsRepository } from './backups.repository.js';
import { BackupsService } from './backups.service.js';
import { NightlyBackupsService } from './nightly-backups.service.js';

@Module({
  imports: [SalonModule, TypeOrmModule.forFeature([Backup])],
  providers: [BackupsRepository, BackupsService, NightlyBackupsService],
  exports: [BackupsService],
})
export class BackupsModule {}
