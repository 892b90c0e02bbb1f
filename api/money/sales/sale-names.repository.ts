import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { LocalDate } from '../../common/time/local-date.js';
import { integer, localDate, nullable, oneOf, text } from '../../database/columns.js';
import { queryRows } from '../../database/rows.js';
import { type GiftCardRule, giftCardRules } from '../gift-cards/gift-card.entity.js';
import { saleKinds } from './sale-kinds.js';
import type { SaleRecord, FullSale } from './sales.repository.js';

/** Today's names for the ids in sales. Former team members and erased clients have none. */
export interface SaleNames {
  staff: ReadonlyMap<string, string>;
  sellers: ReadonlyMap<string, string>;
  rates: ReadonlyMap<string, string>;
  /** Gift cards that were sold or used. */
  cards: ReadonlyMap<string, NamedCard>;
  bookings: ReadonlyMap<string, { reference: string; clientName: string }>;
  sales: ReadonlyMap<string, Pick<SaleRecord, 'id' | 'kind' | 'number'>>;
}

export interface NamedCard {
  last4: string;
  tax: GiftCardRule;
  message: string;
  givenOn: LocalDate | null;
  expiresOn: LocalDate | null;
}

interface Named {
  id: string;
  name: string;
}

const byId = (rows: Named[]): Map<string, string> => new Map(rows.map(({ id, name }) => [id, name]));

const given = (ids: (string | null)[]): string[] => [...new Set(ids.filter((id) => id !== null))];

@Injectable()
export class SaleNamesRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  async namesIn(sales: FullSale[], tx: EntityManager = this.source.manager): Promise<SaleNames> {
    const lines = sales.flatMap((whole) => whole.lines);
    const staffIds = given([
      ...lines.map(({ staffId }) => staffId),
      ...sales.flatMap(({ tips }) => tips.map(({ staffId }) => staffId)),
    ]);
    const cardIds = given([
      ...lines.map(({ giftCardId }) => giftCardId),
      ...sales.flatMap(({ payments }) => payments.map(({ giftCardId }) => giftCardId)),
    ]);
    const cards = await queryRows(
      tx,
      {
        ...{ id: text, last4: text, message: text, tax: oneOf(...giftCardRules) },
        ...{ givenOn: nullable(localDate), expiresOn: nullable(localDate) },
      },
      `SELECT id, last4, tax, message, given_on::text AS "givenOn", expires_on::text AS "expiresOn"
       FROM gift_cards WHERE id = ANY ($1)`,
      [cardIds],
    );
    const bookings = await queryRows(
      tx,
      { id: text, reference: text, clientName: text },
      `SELECT id, reference, client_name AS "clientName" FROM bookings WHERE id = ANY ($1)`,
      [given(sales.map(({ sale }) => sale.bookingId))],
    );
    const originals = await queryRows(
      tx,
      { number: nullable(integer), id: text, kind: oneOf(...saleKinds) },
      `SELECT id, kind, number FROM sales WHERE id = ANY ($1)`,
      [given(sales.map(({ sale }) => sale.ofSaleId))],
    );
    return {
      staff: byId(
        await queryRows(tx, { id: text, name: text }, `SELECT id, name FROM staff WHERE id = ANY ($1)`, [
          staffIds,
        ]),
      ),
      sellers: byId(
        await queryRows(
          tx,
          { id: text, name: text },
          `SELECT id, coalesce(nullif(name, ''), email) AS name FROM users WHERE id = ANY ($1)`,
          [given(sales.map(({ sale }) => sale.soldBy))],
        ),
      ),
      rates: byId(
        await queryRows(tx, { id: text, name: text }, `SELECT id, name FROM tax_rates WHERE id = ANY ($1)`, [
          given(lines.map(({ taxRateId }) => taxRateId)),
        ]),
      ),
      cards: new Map(cards.map((card) => [card.id, card])),
      bookings: new Map(bookings.map((booking) => [booking.id, booking])),
      sales: new Map(originals.map((sale) => [sale.id, sale])),
    };
  }
}
