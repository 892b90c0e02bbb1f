import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SaleRecordsService, type FullSale } from '../sales/sale-records.service.js';
import { type PlannedRefund, refundedCentsOf } from './planned-refund.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import type { TillMoment } from '../till/business-day.service.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { StockService } from '../products/stock.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { fullRefundOf } from './refund.factory.js';
import { piecesOf } from './domain/refund-shares.js';
import type { VoucheredRefund } from './refund-vouchers.js';

/** The refund, its author and its time. */
interface RefundToWrite {
  whole: FullSale;
  planned: VoucheredRefund;
  /** Nothing of the sale was refunded before. */
  isFirst: boolean;
  actor: CurrentUser;
  moment: TillMoment;
  receiptHeadId: string | null;
}

/** Writes a refund as a numbered row of its own, with its stock movements and activity log entry. */
@Injectable()
export class WriteRefundService {
  constructor(
    private readonly records: SaleRecordsService,
    private readonly ledger: LedgerService,
    private readonly stock: StockService,
    private readonly audit: AuditService,
  ) {}

  /** @param refundId the id for the refund */
  async write(
    refundId: string,
    { whole, planned, isFirst, actor, moment: { now, businessDay }, receiptHeadId }: RefundToWrite,
    tx: EntityManager,
  ): Promise<void> {
    const saleId = whole.sale.id;
    const written = { refundId, now, businessDay, madeBy: actor.id, receiptHeadId };
    const reversesId = planned.isUndo && isFirst ? await this.entryOf(saleId, tx) : null;
    const of = { sold: whole, reversesId };
    const refund = await this.records.addSale(fullRefundOf(whole, planned, written), tx, of);
    await this.records.giveBack(
      saleId,
      {
        lines: new Map(planned.lines.map(({ line, cents }) => [line.id, cents])),
        tips: new Map(planned.tips.map(({ staffId, cents }) => [staffId, cents])),
        undoneBy: planned.isUndo ? refundId : null,
      },
      tx,
    );
    await this.restock(planned, refund, actor, tx);
    await this.audit.record(
      {
        actor,
        action: planned.isUndo ? 'sale.undone' : 'sale.refunded',
        object: { type: 'sale', id: refundId },
        detail: { ofSale: saleId, cents: refundedCentsOf(planned) },
      },
      tx,
    );
  }

  private async entryOf(saleId: string, tx: EntityManager): Promise<string | null> {
    const entry = await this.ledger.findEntryOf({ kind: 'sale', type: 'sale', id: saleId }, tx);
    return entry?.id ?? null;
  }

  private async restock(
    planned: PlannedRefund,
    refund: FullSale,
    actor: CurrentUser,
    tx: EntityManager,
  ): Promise<void> {
    const moves = planned.lines.flatMap(({ line, cents, restocks }) => {
      const quantity = piecesOf(line, cents);
      if (line.productId === null || !restocks || quantity === 0) return [];
      const saleLineId = refund.lines.find(({ ofLineId }) => ofLineId === line.id)?.id ?? null;
      return [{ productId: line.productId, quantity, reason: 'refund' as const, saleLineId }];
    });
    await this.stock.move(moves, actor, tx);
  }
}
