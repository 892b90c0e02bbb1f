import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import type { Salon } from '../../salon/salon/salon.entity.js';
import { lockReceiptHeads } from '../ledger/till-locks.js';
import { type TillRules, untouchedIn } from './domain/till-mode.js';
import type { ReceiptHeadFacts } from './receipt-head.entity.js';
import { ReceiptHeadsRepository } from './receipt-heads.repository.js';
import { TillSettingsRepository } from './till-settings.repository.js';
import type { TillTerms } from './till-settings.service.js';

/** Stores what receipts say about the salon, so that a reprint matches the original. */
@Injectable()
export class ReceiptHeadsService {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly heads: ReceiptHeadsRepository,
    private readonly settings: TillSettingsRepository,
    private readonly salons: SalonSettingsService,
    private readonly clock: Clock,
  ) {}

  /** The head for receipts under these terms, for callers who have not locked the ledger yet. */
  async keepCurrent({ rules, salon }: TillTerms, tx: EntityManager): Promise<string> {
    const head = headOf(salon, rules);
    const known = await this.heads.findSame(head, tx);
    if (known !== null) return known;
    await lockReceiptHeads(tx);
    return (
      (await this.heads.findSame(head, tx)) ?? this.heads.addHead({ ...head, madeAt: this.clock.now() }, tx)
    );
  }

  /** @param id null for a sale from before heads were stored, which shows the current one */
  async show(id: string | null, tx: EntityManager = this.source.manager): Promise<ReceiptHeadFacts> {
    return (id === null ? null : await this.heads.findHead(id, tx)) ?? this.current(tx);
  }

  private async current(tx: EntityManager): Promise<ReceiptHeadFacts> {
    const salon = await this.salons.salon(tx);
    return headOf(salon, (await this.settings.findRules(tx)) ?? untouchedIn(salon.currency));
  }
}

const headOf = (
  { name, street, postalCode, city, phone }: Salon,
  { legalName, vatNumber, receiptNote: note }: TillRules,
): ReceiptHeadFacts => ({ name, street, postalCode, city, phone, legalName, vatNumber, note });
