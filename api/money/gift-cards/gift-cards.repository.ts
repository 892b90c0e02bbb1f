import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Page, rowsBefore } from '../../common/page/page.js';
import {
  type ColumnsOf,
  instant,
  integer,
  localDate,
  nullable,
  oneOf,
  text,
} from '../../database/columns.js';
import { execute, findRow, queryRows } from '../../database/rows.js';
import { GiftCard } from './gift-card.entity.js';

/** A card and what is left on it. */
export interface GiftCardWithBalance extends GiftCard {
  balanceCents: number;
}

const giftCardWithBalanceColumns: ColumnsOf<GiftCardWithBalance> = {
  balanceCents: integer,
  id: text,
  codeDigest: text,
  last4: text,
  valueCents: integer,
  currency: text,
  tax: oneOf('at-use', 'at-sale'),
  state: oneOf('active', 'blocked'),
  expiresOn: nullable(localDate),
  message: text,
  givenOn: nullable(localDate),
  createdAt: instant,
};

/** What is owed for a card is below nothing in its account. */
const COLUMNS = `card.id, card.code_digest AS "codeDigest", card.last4, card.value_cents AS "valueCents", card.currency,
  card.tax, card.state, card.expires_on::text AS "expiresOn", card.message, card.given_on::text AS "givenOn",
  card.created_at AS "createdAt",
  coalesce(-balance.cents, 0)::float8 AS "balanceCents"`;

const BALANCE = `LEFT JOIN ledger_balances AS balance
  ON balance.account = 'gift-cards' AND balance.subject_id = card.id AND balance.currency = card.currency`;

@Injectable()
export class GiftCardsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  async add(card: GiftCard, within: EntityManager): Promise<void> {
    await within.insert(GiftCard, card);
  }

  async find(id: string, within: EntityManager = this.source.manager): Promise<GiftCardWithBalance | null> {
    return findRow(
      within,
      giftCardWithBalanceColumns,
      `SELECT ${COLUMNS} FROM gift_cards AS card ${BALANCE} WHERE card.id = $1`,
      [id],
    );
  }

  async findByDigest(
    digest: string,
    within: EntityManager = this.source.manager,
  ): Promise<GiftCardWithBalance | null> {
    return findRow(
      within,
      giftCardWithBalanceColumns,
      `SELECT ${COLUMNS} FROM gift_cards AS card ${BALANCE} WHERE card.code_digest = $1`,
      [digest],
    );
  }

  /** Kept as it is until the transaction ends; others may do the same, and whoever wants to block it waits. */
  async keep(digest: string, within: EntityManager): Promise<void> {
    await execute(within, `SELECT id FROM gift_cards WHERE code_digest = $1 FOR SHARE`, [digest]);
  }

  /** Locked, so that nobody pays with it while it is being blocked. */
  async lock(id: string, within: EntityManager): Promise<void> {
    await execute(within, `SELECT id FROM gift_cards WHERE id = $1 FOR UPDATE`, [id]);
  }

  async setState(id: string, state: GiftCard['state'], within: EntityManager): Promise<void> {
    await within.update(GiftCard, id, { state });
  }

  /** Takes away what was printed on them. */
  async forgetMessages(ids: string[], within: EntityManager): Promise<void> {
    await execute(within, `UPDATE gift_cards SET message = '' WHERE id = ANY ($1) AND message <> ''`, [ids]);
  }

  /** The latest first. */
  async list(
    { last4, hasBalance }: { last4?: string | undefined; hasBalance?: boolean | undefined },
    page: Page,
  ): Promise<{ items: GiftCardWithBalance[]; total: number; owedCents: number }> {
    const wanted = `WHERE ($1::text IS NULL OR card.last4 = $1)
      AND ($2::boolean IS NULL OR (coalesce(balance.cents, 0) < 0) = $2)`;
    const values = [last4 ?? null, hasBalance ?? null];
    const items = await queryRows(
      this.source,
      giftCardWithBalanceColumns,
      `SELECT ${COLUMNS} FROM gift_cards AS card ${BALANCE} ${wanted}
       ORDER BY card.created_at DESC, card.id DESC LIMIT $3 OFFSET $4`,
      [...values, page.pageSize, rowsBefore(page)],
    );
    const sums = await findRow(
      this.source,
      { total: integer, owedCents: integer },
      `SELECT count(card.id)::int AS total, coalesce(sum(-balance.cents), 0)::float8 AS "owedCents"
       FROM gift_cards AS card ${BALANCE} ${wanted}`,
      values,
    );
    return { items, total: sums?.total ?? 0, owedCents: sums?.owedCents ?? 0 };
  }
}
