import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Crowds } from './crowds.service.js';
import { FailedTries } from './failed-tries.entity.js';
import { FailedTriesRepository } from './failed-tries.repository.js';
import { Guesses } from './guesses.service.js';
import { limitKeys } from './limit-keys.js';
import { Limits } from './limits.service.js';
import { LimitsSweeper } from './limits-sweeper.service.js';
import { SpentLimit } from './spent-limit.entity.js';
import { SpentLimitsRepository } from './spent-limits.repository.js';

@Module({
  imports: [TypeOrmModule.forFeature([SpentLimit, FailedTries])],
  providers: [
    Crowds,
    FailedTriesRepository,
    Guesses,
    limitKeys,
    Limits,
    LimitsSweeper,
    SpentLimitsRepository,
  ],
  exports: [Crowds, Guesses, Limits],
})
export class LimitsModule {}
