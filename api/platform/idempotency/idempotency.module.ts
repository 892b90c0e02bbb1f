import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdempotencyKey } from './idempotency-key.entity.js';
import { IdempotencyRepository } from './idempotency.repository.js';
import { IdempotencyService } from './idempotency.service.js';
import { IdempotencySweeperService } from './idempotency-sweeper.service.js';

/** Lets a submit be repeated without a second effect. */
@Module({
  imports: [TypeOrmModule.forFeature([IdempotencyKey])],
  providers: [IdempotencyRepository, IdempotencyService, IdempotencySweeperService],
  exports: [IdempotencyService],
})
export class IdempotencyModule {}
