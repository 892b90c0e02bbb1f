import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Page, rowsBefore } from '../../common/page/page.js';
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
import { execute, findRow, queryRows } from '../../database/rows.js';
import { GiftCard, type GiftCardRule, giftCardRules } from './gift-card.entity.js';

/** A card with its balance. */
export interface GiftCardWithBalance extends GiftCard {
  balanceCents: number;
}

const giftCardWithBalanceColumns: ColumnsOf<GiftCardWithBalance> = {
  balanceCents: money,
  id: text,
  codeDigest: text,
  last4: text,
  valueCents: money,
  currency: text,
  tax: oneOf(...giftCardRules),
  state: oneOf('active', 'blocked'),
  expiresOn: nullable(localDate),
  message: text,
  givenOn: nullable(localDate),
  createdAt: instant,
};

/** A card's balance is owed, so its account is negative. */
const COLUMNS = `card.id, card.code_digest AS "codeDigest", card.last4, card.value_cents AS "valueCents", card.currency,
  card.tax, card.state, card.expires_on::text AS "expiresOn", card.message, card.given_on::text AS "givenOn",
  card.created_at AS "createdAt",
  coalesce(-balance.cents, 0) AS "balanceCents"`;

const BALANCE = `LEFT JOIN ledger_balances AS balance
  ON balance.account = 'gift-cards' AND balance.subject_id = card.id AND balance.currency = card.currency`;

@Injectable()
export class GiftCardsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  async addCard(card: GiftCard, tx: EntityManager): Promise<void> {
    await tx.insert(GiftCard, card);
  }

  async findCard(id: string, tx: EntityManager = this.source.manager): Promise<GiftCardWithBalance | null> {
    return findRow(
      tx,
      giftCardWithBalanceColumns,
      `SELECT ${COLUMNS} FROM gift_cards AS card ${BALANCE} WHERE card.id = $1`,
      [id],
    );
  }

  async findByDigest(
    digest: string,
    tx: EntityManager = this.source.manager,
  ): Promise<GiftCardWithBalance | null> {
    return findRow(
      tx,
      giftCardWithBalanceColumns,
      `SELECT ${COLUMNS} FROM gift_cards AS card ${BALANCE} WHERE card.code_digest = $1`,
      [digest],
    );
  }

  /** Share lock until the transaction ends: others may also pay, but blocking the card waits. */
  async keep(digest: string, tx: EntityManager): Promise<void> {
    await execute(tx, `SELECT id FROM gift_cards WHERE code_digest = $1 FOR SHARE`, [digest]);
  }

  /** Exclusive lock, so that no one pays with the card while it is being blocked. */
  async lockCard(id: string, tx: EntityManager): Promise<void> {
    await execute(tx, `SELECT id FROM gift_cards WHERE id = $1 FOR UPDATE`, [id]);
  }

  async setCode(id: string, code: Pick<GiftCard, 'codeDigest' | 'last4'>, tx: EntityManager): Promise<void> {
    await tx.update(GiftCard, id, code);
  }

  async setState(id: string, state: GiftCard['state'], tx: EntityManager): Promise<void> {
    await tx.update(GiftCard, id, { state });
  }

  /** Returns the time at which tax is due, for each of these cards. */
  async rulesOf(ids: string[], tx: EntityManager): Promise<Map<string, GiftCardRule>> {
    const rows = await queryRows(
      tx,
      { id: text, tax: oneOf(...giftCardRules) },
      `SELECT id, tax FROM gift_cards WHERE id = ANY ($1)`,
      [ids],
    );
    return new Map(rows.map(({ id, tax }) => [id, tax]));
  }

  /** Deletes the messages printed on them. */
  async forgetMessages(ids: string[], tx: EntityManager): Promise<void> {
    await execute(tx, `UPDATE gift_cards SET message = '' WHERE id = ANY ($1) AND message <> ''`, [ids]);
  }

  /** Latest first. */
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
      { total: integer, owedCents: money },
      `SELECT count(card.id)::int AS total, coalesce(sum(-balance.cents), 0) AS "owedCents"
       FROM gift_cards AS card ${BALANCE} ${wanted}`,
      values,
    );
    return { items, total: sums?.total ?? 0, owedCents: sums?.owedCents ?? 0 };
  }
}
