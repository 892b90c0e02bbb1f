import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { bool } from '../../database/columns.js';
import { getRow } from '../../database/rows.js';
import type { TillRules } from './domain/till-mode.js';
import { TillSettings } from './till-settings.entity.js';

@Injectable()
export class TillSettingsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Null if the owner has never set any of it. */
  async findRules(tx: EntityManager = this.source.manager): Promise<TillRules | null> {
    const row = await tx.findOneBy(TillSettings, { id: 1 });
    return row && rulesOf(row);
  }

  /** True while invented books are being written: the till then opens automatically. */
  async areBooksBegun(tx: EntityManager = this.source.manager): Promise<boolean> {
    const { isBegun } = await getRow(
      tx,
      { isBegun: bool },
      `SELECT EXISTS (SELECT FROM demo_books WHERE filled_to IS DISTINCT FROM last_day) AS "isBegun"`,
    );
    return isBegun;
  }

  async set(rules: TillRules, tx: EntityManager): Promise<void> {
    await tx.upsert(TillSettings, { id: 1, ...rules }, ['id']);
  }
}

function rulesOf(row: TillSettings): TillRules {
  return {
    mode: row.mode,
    since: row.since,
    taxIsAdded: row.taxIsAdded,
    defaultTaxRateId: row.defaultTaxRateId,
    cashRoundingCents: row.cashRoundingCents,
    receptionRefundLimitCents: row.receptionRefundLimitCents,
    adminRefundLimitCents: row.adminRefundLimitCents,
    giftCardTax: row.giftCardTax,
    giftCardMaxCents: row.giftCardMaxCents,
    giftCardYears: row.giftCardYears,
    limitsCurrency: row.limitsCurrency,
    legalName: row.legalName,
    vatNumber: row.vatNumber,
    receiptNote: row.receiptNote,
  };
}
