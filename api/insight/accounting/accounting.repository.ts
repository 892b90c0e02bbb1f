import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import {
  type ColumnsOf,
  instant,
  integer,
  localDate,
  money,
  nullable,
  oneOf,
  text,
} from '../../database/columns.js';
import { getRow, queryRows } from '../../database/rows.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { type PaymentMethod, paymentMethods } from '../../money/till-settings/payment-methods.js';
import { AccountNumber } from './account-number.entity.js';
import type { SoldPart } from './domain/receipt-rows.js';

/** Whole business days, both inclusive. */
export interface Days {
  from: LocalDate;
  to: LocalDate;
}

/** A sale or refund without its parts. */
export interface Receipt {
  id: string;
  kind: 'sale' | 'refund';
  number: number | null;
  businessDay: LocalDate;
  madeAt: Date;
  currency: string;
  tipCents: number;
  roundingCents: number;
  ofNumber: number | null;
}

const receiptColumns: ColumnsOf<Receipt> = {
  id: text,
  kind: oneOf('sale', 'refund'),
  number: nullable(integer),
  businessDay: localDate,
  madeAt: instant,
  currency: text,
  tipCents: money,
  roundingCents: money,
  ofNumber: nullable(integer),
};

/** The lines of a receipt with the same kind and tax rate. */
export interface SoldRow {
  saleId: string;
  kind: SoldPart['kind'];
  rateId: string | null;
  rateName: string;
  rateBp: number;
  taxCents: number;
  grossCents: number;
  voucherCents: number;
  prepaidTaxCents: number;
}

const soldColumns: ColumnsOf<SoldRow> = {
  saleId: text,
  kind: oneOf('service', 'product', 'gift-card'),
  rateId: nullable(text),
  rateName: text,
  rateBp: integer,
  taxCents: money,
  grossCents: money,
  voucherCents: money,
  prepaidTaxCents: money,
};

export interface Payment {
  saleId: string;
  method: PaymentMethod;
  cents: number;
}

export interface VatSum {
  rateId: string | null;
  rateName: string;
  rateBp: number;
  netCents: number;
  taxCents: number;
  grossCents: number;
}

export interface CardAt {
  id: string;
  last4: string;
  soldOn: LocalDate | null;
  saleNumber: number | null;
  valueCents: number;
  leftCents: number;
  /** The tax from its sale in the balance. */
  prepaidTaxCents: number;
  tax: string;
  state: string;
  expiresOn: LocalDate | null;
  currency: string;
}

/** A gift card taxed at use has a rate, but no tax on its sale. */
const RATE = `CASE WHEN line.kind = 'gift-card' AND line.tax_cents = 0 THEN NULL ELSE line.tax_rate_id END`;
const RATE_BP = `CASE WHEN line.kind = 'gift-card' AND line.tax_cents = 0 THEN 0 ELSE line.tax_rate_bp END`;
const onCard = (sum: 'sum' | '-sum', account: string): string =>
  `coalesce((SELECT ${sum}(line.cents) FROM ledger_lines AS line JOIN ledger_entries AS entry ON entry.id = line.entry_id
     WHERE line.account = '${account}' AND line.subject_id = card.id AND entry.business_day <= $1), 0)`;
const RATE_NAME = `coalesce(nullif(line.tax_name, ''), rate.name, '')`;

/** Reads the accountant's data by business day. */
@Injectable()
export class AccountingRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** The next ones up to a limit, in the order in which they were made. */
  receiptsAfter(last: Receipt | null, { from, to }: Days, most: number): Promise<Receipt[]> {
    return queryRows(
      this.source,
      receiptColumns,
      `SELECT sales.id, sales.kind, sales.number, sales.business_day::text AS "businessDay", sales.made_at AS "madeAt",
         sales.currency, sales.tip_cents AS "tipCents", sales.rounding_cents AS "roundingCents",
         sold.number AS "ofNumber"
       FROM sales LEFT JOIN sales AS sold ON sold.id = sales.of_sale_id
       WHERE sales.business_day BETWEEN $1 AND $2
         AND ($3::timestamptz IS NULL OR (sales.made_at, sales.id) > ($3::timestamptz, $4::uuid))
       ORDER BY sales.made_at, sales.id LIMIT $5`,
      [from, to, last?.madeAt ?? null, last?.id ?? null, most],
    );
  }

  soldIn(saleIds: readonly string[]): Promise<SoldRow[]> {
    return queryRows(
      this.source,
      soldColumns,
      `SELECT line.sale_id AS "saleId", line.kind, ${RATE} AS "rateId", ${RATE_NAME} AS "rateName", ${RATE_BP} AS "rateBp",
         sum(line.tax_cents) AS "taxCents", sum(line.payable_cents) AS "grossCents",
         sum(line.voucher_cents) AS "voucherCents", sum(line.prepaid_tax_cents) AS "prepaidTaxCents"
       FROM sale_lines AS line LEFT JOIN tax_rates AS rate ON rate.id = line.tax_rate_id
       WHERE line.sale_id = ANY ($1) GROUP BY 1, 2, 3, 4, 5 ORDER BY min(line.position)`,
      [saleIds],
    );
  }

  paymentsOf(saleIds: readonly string[]): Promise<Payment[]> {
    return queryRows(
      this.source,
      { saleId: text, method: oneOf(...paymentMethods), cents: money },
      `SELECT sale_id AS "saleId", method, sum(cents) AS cents FROM sale_payments
       WHERE sale_id = ANY ($1) GROUP BY 1, 2 ORDER BY min(position)`,
      [saleIds],
    );
  }

  /**
   * By rate, highest first, with untaxed amounts last. Refunds are subtracted. The part paid by single-purpose gift
   * cards was taxed at their sale.
   */
  vatOf({ from, to }: Days, currency: string): Promise<VatSum[]> {
    const sign = `CASE sales.kind WHEN 'sale' THEN 1 ELSE -1 END`;
    return queryRows(
      this.source,
      {
        rateId: nullable(text),
        rateName: text,
        rateBp: integer,
        netCents: money,
        taxCents: money,
        grossCents: money,
      },
      `SELECT line.tax_rate_id AS "rateId", max(${RATE_NAME}) AS "rateName", line.tax_rate_bp AS "rateBp",
         sum((line.payable_cents - line.voucher_cents - line.tax_cents) * ${sign}) AS "netCents",
         sum(line.tax_cents * ${sign}) AS "taxCents", sum((line.payable_cents - line.voucher_cents) * ${sign}) AS "grossCents"
       FROM sale_lines AS line JOIN sales ON sales.id = line.sale_id
       LEFT JOIN tax_rates AS rate ON rate.id = line.tax_rate_id
       WHERE sales.business_day BETWEEN $1 AND $2 AND sales.currency = $3
         AND (line.tax_cents <> 0 OR line.kind <> 'gift-card' AND (line.voucher_cents = 0 OR line.voucher_cents < line.payable_cents))
       GROUP BY line.tax_rate_id, line.tax_rate_bp
       ORDER BY line.tax_rate_id IS NULL, line.tax_rate_bp DESC, max(${RATE_NAME})`,
      [from, to, currency],
    );
  }

  /** The balance of all gift cards at the end of a business day, and the tax in it that was due at their sale. */
  giftCardsLeft(day: LocalDate, currency: string): Promise<{ cents: number; prepaidTaxCents: number }> {
    return getRow(
      this.source,
      { cents: money, prepaidTaxCents: money },
      `SELECT coalesce(-sum(line.cents) FILTER (WHERE line.account = 'gift-cards'), 0) AS cents,
         coalesce(sum(line.cents) FILTER (WHERE line.account = 'prepaid-tax'), 0) AS "prepaidTaxCents"
       FROM ledger_lines AS line JOIN ledger_entries AS entry ON entry.id = line.entry_id
       WHERE line.account IN ('gift-cards', 'prepaid-tax') AND line.currency = $2 AND entry.business_day <= $1`,
      [day, currency],
    );
  }

  /** Cards that were sold or came from another system up to a business day, with their balance on it, in that order. */
  cardsAt(last: CardAt | null, day: LocalDate, most: number): Promise<CardAt[]> {
    return queryRows(
      this.source,
      {
        id: text,
        last4: text,
        soldOn: nullable(localDate),
        saleNumber: nullable(integer),
        valueCents: money,
        leftCents: money,
        prepaidTaxCents: money,
        tax: text,
        state: text,
        expiresOn: nullable(localDate),
        currency: text,
      },
      `SELECT card.id, card.last4, sold.business_day::text AS "soldOn", sold.number AS "saleNumber",
         card.value_cents AS "valueCents", card.tax, card.state, card.expires_on::text AS "expiresOn", card.currency,
         ${onCard('-sum', 'gift-cards')} AS "leftCents", ${onCard('sum', 'prepaid-tax')} AS "prepaidTaxCents"
       FROM gift_cards AS card
       LEFT JOIN sale_lines AS line ON line.gift_card_id = card.id AND line.of_line_id IS NULL
       LEFT JOIN sales AS sold ON sold.id = line.sale_id
       LEFT JOIN ledger_entries AS opening
         ON opening.kind = 'opening' AND opening.source_type = 'gift-card' AND opening.source_id = card.id
       WHERE coalesce(sold.business_day, opening.business_day) <= $1
         AND ($2::uuid IS NULL OR card.id > $2::uuid)
       ORDER BY card.id LIMIT $3`,
      [day, last?.id ?? null, most],
    );
  }

  async numbers(tx: EntityManager = this.source.manager): Promise<Map<string, string>> {
    const rows = await tx.find(AccountNumber);
    return new Map(rows.map(({ key, number }) => [key, number]));
  }

  /** An empty number deletes it. */
  async setNumber(key: string, number: string, tx: EntityManager): Promise<void> {
    if (number === '') await tx.delete(AccountNumber, { key });
    else await tx.upsert(AccountNumber, { key, number }, ['key']);
  }
}
