import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';

interface SoldLine {
  kind?: 'service' | 'product' | 'gift-card';
  title?: string;
  serviceId?: string;
  productId?: string;
  staffId?: string | null;
  quantity?: number;
  /** The price of one, including tax. */
  unitCents: number;
  discountCents?: number;
  discountReason?: string;
  /** The tax in the price. */
  taxCents?: number;
  taxRateId?: string;
  rateBp?: number;
}

export interface PastSale {
  day: string;
  kind?: 'sale' | 'refund';
  ofSaleId?: string;
  isUndo?: boolean;
  reason?: string;
  soldBy?: string | null;
  bookingId?: string | null;
  currency?: string;
  lines: SoldLine[];
  tips?: { staffId: string; cents: number }[];
  method?: 'cash' | 'card' | 'transfer' | 'elsewhere';
  roundingCents?: number;
}

let number = 0;

/** A sale or refund on any business day, stored as the till would do it: the till makes them only today. */
export async function aPastSale(database: DataSource, sale: PastSale): Promise<string> {
  const { day, kind = 'sale', tips = [], method = 'cash', roundingCents = 0, currency = 'USD' } = sale;
  const id = randomUUID();
  const lines = sale.lines.map((line) => {
    const { quantity = 1, unitCents, discountCents = 0, taxCents = 0 } = line;
    const payable = quantity * unitCents - discountCents;
    return { ...line, quantity, discountCents, taxCents, payable, net: payable - taxCents };
  });
  const sum = (of: (line: (typeof lines)[number]) => number) =>
    lines.reduce((all, line) => all + of(line), 0);
  const tipCents = tips.reduce((all, { cents }) => all + cents, 0);
  await database.transaction(async (tx) => {
    await tx.query(
      `INSERT INTO sales (id, kind, mode, number, business_day, made_at, booking_id, of_sale_id, currency, tax_is_added,
         discount_cents, tax_cents, total_cents, tip_cents, rounding_cents, reason, is_undo, sold_by)
       VALUES ($1, $2, 'record', $3, $4, $4::date + interval '12 hours', $5, $6, $7, false, $8, $9, $10, $11, $12, $13, $14, $15)`,
      [
        ...[id, kind, (number += 1), day, sale.bookingId ?? null, sale.ofSaleId ?? null, currency],
        ...[
          sum(({ discountCents }) => discountCents),
          sum(({ taxCents }) => taxCents),
          sum(({ payable }) => payable),
        ],
        ...[tipCents, roundingCents, sale.reason ?? '', sale.isUndo ?? false, sale.soldBy ?? null],
      ],
    );
    for (const [position, line] of lines.entries()) {
      await tx.query(
        `INSERT INTO sale_lines (sale_id, position, kind, service_id, product_id, staff_id, title, quantity, unit_price_cents,
           discount_cents, discount_reason, tax_rate_id, tax_rate_bp, net_cents, tax_cents, payable_cents)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
        [
          ...[id, position, line.kind ?? 'service', line.serviceId ?? null, line.productId ?? null],
          ...[line.staffId ?? null, line.title ?? 'Cut', line.quantity, line.unitCents, line.discountCents],
          ...[
            line.discountReason ?? '',
            line.taxRateId ?? null,
            line.rateBp ?? 0,
            line.net,
            line.taxCents,
            line.payable,
          ],
        ],
      );
    }
    for (const { staffId, cents } of tips) {
      await tx.query(`INSERT INTO sale_tips (sale_id, staff_id, cents) VALUES ($1, $2, $3)`, [
        id,
        staffId,
        cents,
      ]);
    }
    const paid = sum(({ payable }) => payable) + tipCents + roundingCents;
    if (paid === 0) return;
    await tx.query(`INSERT INTO sale_payments (sale_id, position, method, cents) VALUES ($1, 0, $2, $3)`, [
      id,
      method,
      paid,
    ]);
  });
  return id;
}

/** Switches the salon's till on. */
export const turnTillOn = (database: DataSource): Promise<unknown> =>
  database.query(
    `INSERT INTO till_settings (mode, since) VALUES ('record', now()) ON CONFLICT (id) DO UPDATE SET mode = 'record', since = now()`,
  );
