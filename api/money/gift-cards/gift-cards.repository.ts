import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Page, rowsBefore } from '../../common/page/page.js';
import {
  bool,
  type ColumnsOf,
  instant,
  integer,
  localDate,
  money,
  nullable,
  oneOf,
  text,
} from '../../database/columns.js';
import { execute, findRow, getRow, queryRows } from '../../database/rows.js';
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
  isFromBefore: bool,
  hasOldNumber: bool,
};

/** A card's balance is owed, so its account is negative. */
const COLUMNS = `card.id, card.code_digest AS "codeDigest", card.last4, card.value_cents AS "valueCents", card.currency,
  card.tax, card.state, card.expires_on::text AS "expiresOn", card.message, card.given_on::text AS "givenOn",
  card.created_at AS "createdAt", card.is_from_before AS "isFromBefore", card.has_old_number AS "hasOldNumber",
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

  /** The card with one of these digests; with the first of them that a card has. */
  async findByDigests(
    digests: readonly string[],
    tx: EntityManager = this.source.manager,
  ): Promise<GiftCardWithBalance | null> {
    return findRow(
      tx,
      giftCardWithBalanceColumns,
      `SELECT ${COLUMNS} FROM gift_cards AS card ${BALANCE} WHERE card.code_digest = ANY ($1::text[])
       ORDER BY array_position($1::text[], card.code_digest) LIMIT 1`,
      [digests],
    );
  }

  /** Those of these digests that cards have. */
  async takenDigests(digests: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await queryRows(
      this.source,
      { digest: text },
      `SELECT code_digest AS digest FROM gift_cards WHERE code_digest = ANY ($1::text[])`,
      [digests],
    );
    return new Set(rows.map(({ digest }) => digest));
  }

  /** True while a card can be used by its number in another system. */
  async hasOldNumbers(): Promise<boolean> {
    const { found } = await getRow(
      this.source,
      { found: bool },
      `SELECT EXISTS (SELECT FROM gift_cards WHERE has_old_number) AS found`,
    );
    return found;
  }

  /** Share lock until the transaction ends: others may also pay, but blocking the card waits. */
  async keep(digests: readonly string[], tx: EntityManager): Promise<void> {
    await execute(tx, `SELECT id FROM gift_cards WHERE code_digest = ANY ($1::text[]) FOR SHARE`, [digests]);
  }

  /** These cards by id, locked until the transaction ends. */
  async lockCards(ids: readonly string[], tx: EntityManager): Promise<Map<string, GiftCardWithBalance>> {
    await execute(tx, `SELECT id FROM gift_cards WHERE id = ANY ($1::uuid[]) ORDER BY id FOR UPDATE`, [ids]);
    const cards = await queryRows(
      tx,
      giftCardWithBalanceColumns,
      `SELECT ${COLUMNS} FROM gift_cards AS card ${BALANCE} WHERE card.id = ANY ($1::uuid[])`,
      [ids],
    );
    return new Map(cards.map((card) => [card.id, card]));
  }

  async removeCard(id: string, tx: EntityManager): Promise<void> {
    await tx.delete(GiftCard, id);
  }

  /** Exclusive lock, so that no one pays with the card while it is being blocked. */
  async lockCard(id: string, tx: EntityManager): Promise<void> {
    await execute(tx, `SELECT id FROM gift_cards WHERE id = $1 FOR UPDATE`, [id]);
  }

  /** The old code stops working, also if it was a number of another system. */
  async setCode(id: string, code: Pick<GiftCard, 'codeDigest' | 'last4'>, tx: EntityManager): Promise<void> {
    await tx.update(GiftCard, id, { ...code, hasOldNumber: false });
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
