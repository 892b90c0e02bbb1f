import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LedgerBalance } from './ledger-balance.entity.js';
import { LedgerController } from './ledger.controller.js';
import { LedgerEntry } from './ledger-entry.entity.js';
import { LedgerHead } from './ledger-head.entity.js';
import { LedgerLine } from './ledger-line.entity.js';
import { LedgerRepository } from './ledger.repository.js';
import { LedgerService } from './ledger.service.js';

/** The salon's money in double entry: where it came from, and what the salon owes to whom. */
@Module({
  imports: [TypeOrmModule.forFeature([LedgerBalance, LedgerEntry, LedgerHead, LedgerLine])],
  controllers: [LedgerController],
  providers: [LedgerRepository, LedgerService],
  exports: [LedgerService],
})
export class LedgerModule {}
