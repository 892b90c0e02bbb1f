import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { LocalDate } from '../../common/time/local-date.js';
import { digits, integer, text } from '../../database/columns.js';
import { execute, findRow, queryRows } from '../../database/rows.js';
import type { SaleKind } from './sale-kinds.js';
import { Sale } from './sale.entity.js';
import { SaleLine } from './sale-line.entity.js';
import { SalePayment } from './sale-payment.entity.js';
import { SaleTip } from './sale-tip.entity.js';

export type SaleRecord = Omit<Sale, 'booking' | 'ofSale' | 'undoneBySale'>;
export type SaleLineRecord = Omit<
  SaleLine,
  'sale' | 'ofLine' | 'service' | 'product' | 'giftCard' | 'staff' | 'taxRate'
>;
export type SalePaymentRecord = Omit<SalePayment, 'sale' | 'giftCard'>;
export type SaleTipRecord = Omit<SaleTip, 'sale' | 'staff'>;

/** A sale or refund with all that belongs to it. */
export interface WholeSale {
  sale: SaleRecord;
  lines: SaleLineRecord[];
  payments: SalePaymentRecord[];
  tips: SaleTipRecord[];
}

/** How much more of a sale is given back, by the ids of its lines and of those who got tips. */
export interface GivenBack {
  lines: ReadonlyMap<string, number>;
  tips: ReadonlyMap<string, number>;
}

/** The only writer of sales. They are added whole; of one that is there, only what was given back grows. */
@Injectable()
export class SalesRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** For callers who hold the ledger's lock, so that no number is given twice or left out. */
  async nextNumber(kind: SaleKind, within: EntityManager): Promise<number> {
    const row = await findRow(
      within,
      { next: integer },
      `SELECT coalesce(max(number), 0) + 1 AS next FROM sales WHERE kind = $1`,
      [kind],
    );
    return row?.next ?? 1;
  }

  async add({ sale, lines, payments, tips }: WholeSale, within: EntityManager): Promise<void> {
    await within.insert(Sale, sale);
    if (lines.length > 0) await within.insert(SaleLine, lines);
    if (payments.length > 0) await within.insert(SalePayment, payments);
    if (tips.length > 0) await within.insert(SaleTip, tips);
  }

  async giveBack(saleId: string, { lines, tips }: GivenBack, within: EntityManager): Promise<void> {
    await execute(
      within,
      `UPDATE sale_lines SET refunded_cents = refunded_cents + more.cents
       FROM unnest($2::uuid[], $3::integer[]) AS more (id, cents)
       WHERE sale_lines.id = more.id AND sale_id = $1 AND more.cents > 0`,
      [saleId, [...lines.keys()], [...lines.values()]],
    );
    await execute(
      within,
      `UPDATE sale_tips SET refunded_cents = refunded_cents + more.cents
       FROM unnest($2::uuid[], $3::integer[]) AS more (staff_id, cents)
       WHERE sale_tips.staff_id = more.staff_id AND sale_id = $1 AND more.cents > 0`,
      [saleId, [...tips.keys()], [...tips.values()]],
    );
  }

  async markUndone(saleId: string, refundId: string, within: EntityManager): Promise<void> {
    await execute(within, `UPDATE sales SET undone_by = $2 WHERE id = $1`, [saleId, refundId]);
  }

  /** Others who want to give something of it back wait for this transaction. */
  async lock(id: string, within: EntityManager): Promise<void> {
    await execute(within, `SELECT 1 FROM sales WHERE id = $1 FOR UPDATE`, [id]);
  }

  async find(id: string, within: EntityManager = this.source.manager): Promise<WholeSale | null> {
    const sale = await within.findOneBy(Sale, { id });
    if (!sale) return null;
    const [whole] = await this.wholeOf([sale], within);
    return whole ?? null;
  }

  /** In no order; those that are not there are left out. */
  async list(ids: string[], within: EntityManager = this.source.manager): Promise<WholeSale[]> {
    const sales = await within
      .createQueryBuilder(Sale, 'sale')
      .where('sale.id = ANY (:ids)', { ids })
      .getMany();
    return this.wholeOf(sales, within);
  }

  /** How much of each of these sales was given back, in cents. */
  async refundedOf(ids: string[], within: EntityManager = this.source.manager): Promise<Map<string, number>> {
    const rows = await queryRows(
      within,
      { id: text, cents: digits },
      `SELECT of_sale_id AS id, sum(total_cents + tip_cents + rounding_cents) AS cents FROM sales
       WHERE of_sale_id = ANY ($1) GROUP BY of_sale_id`,
      [ids],
    );
    return new Map(rows.map(({ id, cents }) => [id, Number(cents)]));
  }

  /** The refunds of a sale, oldest first. */
  async listRefundsOf(saleId: string, within: EntityManager = this.source.manager): Promise<WholeSale[]> {
    const order = { madeAt: 'ASC', number: 'ASC' } as const;
    return this.wholeOf(await within.find(Sale, { where: { ofSaleId: saleId }, order }), within);
  }

  /** The sales that visits are paid by, but for those that have been undone. */
  async listPaying(bookingIds: string[]): Promise<{ bookingId: string; saleId: string }[]> {
    return queryRows(
      this.source.manager,
      { bookingId: text, saleId: text },
      `SELECT booking_id AS "bookingId", id AS "saleId" FROM sales
       WHERE booking_id = ANY ($1) AND kind = 'sale' AND undone_by IS NULL ORDER BY made_at`,
      [bookingIds],
    );
  }

  /** The sale that a visit is paid by, if it has not been undone. */
  findPaying(bookingId: string, within: EntityManager = this.source.manager): Promise<SaleRecord | null> {
    return within
      .createQueryBuilder(Sale, 'sale')
      .where(`sale.booking_id = :bookingId AND sale.kind = 'sale' AND sale.undone_by IS NULL`, { bookingId })
      .getOne();
  }

  /** What somebody has given back on a day of the till, in cents. */
  async refundedBy(actorId: string, businessDay: LocalDate, within: EntityManager): Promise<number> {
    const row = await findRow(
      within,
      { cents: digits },
      `SELECT coalesce(sum(total_cents + tip_cents + rounding_cents), 0) AS cents FROM sales
       WHERE kind = 'refund' AND sold_by = $1 AND business_day = $2`,
      [actorId, businessDay],
    );
    return Number(row?.cents ?? 0);
  }

  /** The line with which a gift card was sold. */
  findLineOfGiftCard(giftCardId: string, within: EntityManager): Promise<SaleLineRecord | null> {
    return within
      .createQueryBuilder(SaleLine, 'line')
      .where('line.gift_card_id = :giftCardId AND line.of_line_id IS NULL', { giftCardId })
      .getOne();
  }

  private async wholeOf(sales: SaleRecord[], within: EntityManager): Promise<WholeSale[]> {
    if (sales.length === 0) return [];
    const ids = sales.map(({ id }) => id);
    const lines = await within
      .createQueryBuilder(SaleLine, 'line')
      .where('line.sale_id = ANY (:ids)', { ids })
      .orderBy('line.position')
      .getMany();
    const payments = await within
      .createQueryBuilder(SalePayment, 'payment')
      .where('payment.sale_id = ANY (:ids)', { ids })
      .orderBy('payment.position')
      .getMany();
    const tips = await within
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
