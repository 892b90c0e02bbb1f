import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IpCounterService } from './ip-counter.service.js';
import { FailedTries } from './failed-tries.entity.js';
import { FailedTriesRepository } from './failed-tries.repository.js';
import { FailedTriesService } from './failed-tries.service.js';
import { LimitKeys, limitKeys } from './limit-keys.js';
import { LimitsService } from './limits.service.js';
import { LimitsSweeperService } from './limits-sweeper.service.js';
import { SpentLimit } from './spent-limit.entity.js';
import { SpentLimitsRepository } from './spent-limits.repository.js';

@Module({
  imports: [TypeOrmModule.forFeature([SpentLimit, FailedTries])],
  providers: [
    IpCounterService,
    FailedTriesRepository,
    FailedTriesService,
    limitKeys,
    LimitsService,
    LimitsSweeperService,
    SpentLimitsRepository,
  ],
  exports: [IpCounterService, FailedTriesService, LimitKeys, LimitsService],
})
export class LimitsModule {}
