import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SaleRecordsService } from '../sales/sale-records.service.js';
import { StockService } from '../products/stock.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { SaleToMake } from './price-sale.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { fullSaleOf } from './sale.factory.js';

/** The sale, and its context for writing. */
interface SaleToWrite {
  saleId: string;
  bookingId: string | null;
  reason: string;
  receiptHeadId: string | null;
  cardIds: string[];
}

/** Writes a priced and paid sale: its rows, stock movements and activity log entry. */
@Injectable()
export class WriteSaleService {
  constructor(
    private readonly records: SaleRecordsService,
    private readonly stock: StockService,
    private readonly audit: AuditService,
  ) {}

  async write(
    wanted: SaleToMake,
    written: SaleToWrite,
    actor: CurrentUser,
    tx: EntityManager,
  ): Promise<void> {
    const whole = fullSaleOf(wanted, { ...written, soldBy: actor.id });
    const { sale, lines } = await this.records.addSale(whole, tx);
    const moves = lines.flatMap(({ id, productId, quantity }) =>
      productId === null ? [] : [{ productId, quantity: -quantity, reason: 'sale' as const, saleLineId: id }],
    );
    await this.stock.move(moves, actor, tx);
    const { number, discountCents } = sale;
    const object = { type: 'sale', id: sale.id };
    const detail = { ...(number !== null && { number }), discountCents };
    await this.audit.record({ actor, action: 'sale.made', object, detail }, tx);
  }
}
