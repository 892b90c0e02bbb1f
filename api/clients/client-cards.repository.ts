import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { ClientCard } from './client-card.entity.js';

/** What a card says of somebody without an account. */
export type CardContact = Pick<ClientCard, 'name' | 'email' | 'emailKey' | 'phone' | 'phoneKey'>;

@Injectable()
export class ClientCardsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  find(id: string, within: EntityManager = this.source.manager): Promise<ClientCard | null> {
    return within.findOneBy(ClientCard, { id });
  }

  findOfUser(userId: string, within: EntityManager = this.source.manager): Promise<ClientCard | null> {
    return within.findOneBy(ClientCard, { userId });
  }

  /** Held against everybody else until the transaction ends; so are the others that are looked for at the desk. */
  lockByEmailKey(emailKey: string, within: EntityManager): Promise<ClientCard | null> {
    return within.findOne(ClientCard, { where: { emailKey }, lock: { mode: 'pessimistic_write' } });
  }

  /** By number and name: a family may share one telephone. The oldest card, should there be two. */
  lockByPhoneAndName(phoneKey: string, name: string, within: EntityManager): Promise<ClientCard | null> {
    return within
      .createQueryBuilder(ClientCard, 'card')
      .where({ phoneKey, userId: IsNull() })
      .andWhere('lower(card.name) = lower(:name)', { name })
      .orderBy('card.createdAt')
      .addOrderBy('card.id')
      .limit(1)
      .setLock('pessimistic_write')
      .getOne();
  }

  /** Whoever looks for one of these keys waits until this transaction ends, so that two cannot both find nobody. */
  async lockKeys(keys: string[], within: EntityManager): Promise<void> {
    for (const key of keys.filter(Boolean).sort()) {
      await within.query(`SELECT pg_advisory_xact_lock(hashtextextended('client card ' || $1, 0))`, [key]);
    }
  }

  async add(card: CardContact & { note?: string; createdAt: Date }, within: EntityManager): Promise<string> {
    const { identifiers } = await within.insert(ClientCard, { ...card, updatedAt: card.createdAt });
    return identifiers[0]?.id as string;
  }

  /** Held against everybody else until the transaction ends. */
  lock(id: string, within: EntityManager): Promise<ClientCard | null> {
    return within.findOne(ClientCard, {
      where: { id, userId: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async remove(id: string, within: EntityManager): Promise<void> {
    await within.delete(ClientCard, id);
  }

  /** What the salon notes about somebody with an account; the first note makes the card. Gives its id. */
  async noteOfUser(userId: string, note: string, now: Date, within: EntityManager): Promise<string> {
    const [row]: { id: string }[] = await within.query(
      `INSERT INTO clients (user_id, note, created_at, updated_at) VALUES ($1, $2, $3, $3)
       ON CONFLICT (user_id) DO UPDATE SET note = excluded.note, updated_at = excluded.updated_at
       RETURNING id`,
      [userId, note, now],
    );
    return row?.id as string;
  }

  /**
   * Gives the visits of a card, and the letters about them, to an account, whose own card they bear from then on. Says
   * how many visits. By hand, because the room of bookings stands below this one.
   */
  async giveVisits(
    cardId: string,
    to: { userId: string; cardId: string },
    within: EntityManager,
  ): Promise<number> {
    // The driver answers an UPDATE with the rows and their number.
    const [visits]: [{ id: string }[], number] = await within.query(
      `UPDATE bookings SET client_id = $2, card_id = $3 WHERE card_id = $1 RETURNING id`,
      [cardId, to.userId, to.cardId],
    );
    const ids = visits.map(({ id }) => id);
    await within.query(`UPDATE outbox SET user_id = $1 WHERE booking_id = ANY ($2) AND user_id IS NULL`, [
      to.userId,
      ids,
    ]);
    return ids.length;
  }

  async change(
    id: string,
    words: Partial<CardContact & { note: string }> & { updatedAt: Date },
    within: EntityManager,
  ): Promise<void> {
    await within.update(ClientCard, id, words);
  }
}
