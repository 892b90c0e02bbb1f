import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { LocalDate } from '../../common/time/local-date.js';
import { integer, money, text } from '../../database/columns.js';
import { execute, findRow, queryRows } from '../../database/rows.js';
import type { SaleKind } from './sale-kinds.js';
import { Sale } from './sale.entity.js';
import { SaleLine } from './sale-line.entity.js';
import { SalePayment } from './sale-payment.entity.js';
import { SaleTip } from './sale-tip.entity.js';

export type SaleRecord = Omit<Sale, 'booking' | 'ofSale' | 'undoneBySale' | 'receiptHead'>;
export type SaleLineRecord = Omit<
  SaleLine,
  'sale' | 'ofLine' | 'service' | 'product' | 'giftCard' | 'staff' | 'taxRate'
>;
export type SalePaymentRecord = Omit<SalePayment, 'sale' | 'giftCard'>;
export type SaleTipRecord = Omit<SaleTip, 'sale' | 'staff'>;

/** A sale or refund with all its parts. */
export interface FullSale {
  sale: SaleRecord;
  lines: SaleLineRecord[];
  payments: SalePaymentRecord[];
  tips: SaleTipRecord[];
}

/** The additional amounts refunded from a sale, by line id and by recipient of tips. */
export interface GivenBack {
  lines: ReadonlyMap<string, number>;
  tips: ReadonlyMap<string, number>;
}

/** The only writer of sales. Sales are added completely; afterwards only their refunded amounts grow. */
@Injectable()
export class SalesRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** For callers who hold the ledger's lock, so that numbers are neither repeated nor skipped. */
  async nextNumber(kind: SaleKind, tx: EntityManager): Promise<number> {
    const row = await findRow(
      tx,
      { next: integer },
      `SELECT coalesce(max(number), 0) + 1 AS next FROM sales WHERE kind = $1`,
      [kind],
    );
    return row?.next ?? 1;
  }

  async addSale({ sale, lines, payments, tips }: FullSale, tx: EntityManager): Promise<void> {
    // Pass copies: TypeORM adds columns with defaults to its input, as text from the driver.
    await tx.insert(Sale, { ...sale });
    if (lines.length > 0)
      await tx.insert(
        SaleLine,
        lines.map((line) => ({ ...line })),
      );
    if (payments.length > 0) await tx.insert(SalePayment, payments);
    if (tips.length > 0)
      await tx.insert(
        SaleTip,
        tips.map((tip) => ({ ...tip })),
      );
  }

  async giveBack(saleId: string, { lines, tips }: GivenBack, tx: EntityManager): Promise<void> {
    await execute(
      tx,
      `UPDATE sale_lines SET refunded_cents = refunded_cents + more.cents
       FROM unnest($2::uuid[], $3::bigint[]) AS more (id, cents)
       WHERE sale_lines.id = more.id AND sale_id = $1 AND more.cents > 0`,
      [saleId, [...lines.keys()], [...lines.values()]],
    );
    await execute(
      tx,
      `UPDATE sale_tips SET refunded_cents = refunded_cents + more.cents
       FROM unnest($2::uuid[], $3::bigint[]) AS more (staff_id, cents)
       WHERE sale_tips.staff_id = more.staff_id AND sale_id = $1 AND more.cents > 0`,
      [saleId, [...tips.keys()], [...tips.values()]],
    );
  }

  async markUndone(saleId: string, refundId: string, tx: EntityManager): Promise<void> {
    await execute(tx, `UPDATE sales SET undone_by = $2 WHERE id = $1`, [saleId, refundId]);
  }

  /** Concurrent refunds of it wait for this transaction. */
  async lockSale(id: string, tx: EntityManager): Promise<void> {
    await execute(tx, `SELECT 1 FROM sales WHERE id = $1 FOR UPDATE`, [id]);
  }

  async findSale(id: string, tx: EntityManager = this.source.manager): Promise<FullSale | null> {
    const sale = await tx.findOneBy(Sale, { id });
    if (!sale) return null;
    const [whole] = await this.wholeOf([sale], tx);
    return whole ?? null;
  }

  /** In no particular order. Missing ones are left out. */
  async list(ids: string[], tx: EntityManager = this.source.manager): Promise<FullSale[]> {
    const sales = await tx.createQueryBuilder(Sale, 'sale').where('sale.id = ANY (:ids)', { ids }).getMany();
    return this.wholeOf(sales, tx);
  }

  /** The refunded amount of each of these sales, in cents. */
  async refundedOf(ids: string[], tx: EntityManager = this.source.manager): Promise<Map<string, number>> {
    const rows = await queryRows(
      tx,
      { id: text, cents: money },
      `SELECT of_sale_id AS id, sum(total_cents + tip_cents + rounding_cents) AS cents FROM sales
       WHERE of_sale_id = ANY ($1) GROUP BY of_sale_id`,
      [ids],
    );
    return new Map(rows.map(({ id, cents }) => [id, cents]));
  }

  /** The refunds of a sale, oldest first. */
  async listRefundsOf(saleId: string, tx: EntityManager = this.source.manager): Promise<FullSale[]> {
    const order = { madeAt: 'ASC', number: 'ASC' } as const;
    return this.wholeOf(await tx.find(Sale, { where: { ofSaleId: saleId }, order }), tx);
  }

  /** The sales that paid for these visits, without undone ones. */
  async listPaying(bookingIds: string[]): Promise<{ bookingId: string; saleId: string }[]> {
    return queryRows(
      this.source.manager,
      { bookingId: text, saleId: text },
      `SELECT booking_id AS "bookingId", id AS "saleId" FROM sales
       WHERE booking_id = ANY ($1) AND kind = 'sale' AND undone_by IS NULL ORDER BY made_at`,
      [bookingIds],
    );
  }

  /** The sale that paid for a visit, unless it was undone. */
  findPaying(bookingId: string, tx: EntityManager = this.source.manager): Promise<SaleRecord | null> {
    return tx
      .createQueryBuilder(Sale, 'sale')
      .where(`sale.booking_id = :bookingId AND sale.kind = 'sale' AND sale.undone_by IS NULL`, { bookingId })
      .getOne();
  }

  /** The amount that someone has refunded on a business day, in cents. */
  async refundedBy(actorId: string, businessDay: LocalDate, tx: EntityManager): Promise<number> {
    const row = await findRow(
      tx,
      { cents: money },
      `SELECT coalesce(sum(total_cents + tip_cents + rounding_cents), 0) AS cents FROM sales
       WHERE kind = 'refund' AND sold_by = $1 AND business_day = $2`,
      [actorId, businessDay],
    );
    return row?.cents ?? 0;
  }

  /** The sale line of a gift card. */
  findLineOfGiftCard(giftCardId: string, tx: EntityManager): Promise<SaleLineRecord | null> {
    return tx
      .createQueryBuilder(SaleLine, 'line')
      .where('line.gift_card_id = :giftCardId AND line.of_line_id IS NULL', { giftCardId })
      .getOne();
  }

  private async wholeOf(sales: SaleRecord[], tx: EntityManager): Promise<FullSale[]> {
    if (sales.length === 0) return [];
    const ids = sales.map(({ id }) => id);
    const lines = await tx
      .createQueryBuilder(SaleLine, 'line')
      .where('line.sale_id = ANY (:ids)', { ids })
      .orderBy('line.position')
      .getMany();
    const payments = await tx
      .createQueryBuilder(SalePayment, 'payment')
      .where('payment.sale_id = ANY (:ids)', { ids })
      .orderBy('payment.position')
      .getMany();
    const tips = await tx
      .createQueryBuilder(SaleTip, 'tip')
      .where('tip.sale_id = ANY (:ids)', { ids })
      .orderBy('tip.staff_id')
      .getMany();
    return sales.map((sale) => ({
      sale,
      lines: lines.filter(({ saleId }) => saleId === sale.id),
      payments: payments.filter(({ saleId }) => saleId === sale.id),
      tips: tips.filter(({ saleId }) => saleId === sale.id),
    }));
  }
}
