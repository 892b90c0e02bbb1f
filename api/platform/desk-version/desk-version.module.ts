import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DeskChange } from './desk-change.entity.js';
import { DeskChangesSweeperService } from './desk-changes-sweeper.service.js';
import { DeskChangesRepository } from './desk-changes.repository.js';
import { DeskVersionController } from './desk-version.controller.js';
import { DeskVersionService } from './desk-version.service.js';

/** Tells the desk every second, at almost no cost, if there is anything new to read. */
@Module({
  imports: [TypeOrmModule.forFeature([DeskChange])],
  controllers: [DeskVersionController],
  providers: [DeskChangesSweeperService, DeskChangesRepository, DeskVersionService],
})
export class DeskVersionModule {}
