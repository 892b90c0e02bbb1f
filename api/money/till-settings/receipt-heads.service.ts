import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import type { ReceiptHeadFacts } from './receipt-head.entity.js';
import { ReceiptHeadsRepository } from './receipt-heads.repository.js';
import { TillSettingsRepository } from './till-settings.repository.js';

/** Keeps what receipts say of the salon, so that a reprint says what was printed. */
@Injectable()
export class ReceiptHeadsService {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly heads: ReceiptHeadsRepository,
    private readonly settings: TillSettingsRepository,
    private readonly salons: SalonSettingsService,
    private readonly clock: Clock,
  ) {}

  /** The head of receipts that are made now, for callers who hold the ledger's lock. */
  async keepCurrent(tx: EntityManager): Promise<string> {
    const head = await this.current(tx);
    const known = await this.heads.findSame(head, tx);
    return known ?? this.heads.add({ ...head, madeAt: this.clock.now() }, tx);
  }

  /** @param id null for a sale that was made before heads were kept: today's is shown */
  async show(id: string | null, tx: EntityManager = this.source.manager): Promise<ReceiptHeadFacts> {
    return (id === null ? null : await this.heads.find(id, tx)) ?? this.current(tx);
  }

  private async current(tx: EntityManager): Promise<ReceiptHeadFacts> {
    const { name, street, postalCode, city, phone } = await this.salons.salon(tx);
    const {
      legalName = '',
      vatNumber = '',
      receiptNote: note = '',
    } = (await this.settings.findRules(tx)) ?? {};
    return { name, street, postalCode, city, phone, legalName, vatNumber, note };
  }
}
