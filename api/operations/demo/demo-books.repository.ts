import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { LocalDate } from '../../common/time/local-date.js';
import { demoEmailKeys } from '../../common/access/demo-accounts.js';
import { bool } from '../../database/columns.js';
import { execute, getRow } from '../../database/rows.js';
import { DemoBooks } from './demo-books.entity.js';

@Injectable()
export class DemoBooksRepository {
  /** Null if the books are real, or there are none. */
  find(tx: EntityManager): Promise<DemoBooks | null> {
    return tx.findOneBy(DemoBooks, { id: 1 });
  }

  /** Declares the books of a new salon invented. */
  async begin(days: Pick<DemoBooks, 'firstDay' | 'lastDay'>, tx: EntityManager): Promise<void> {
    await tx.insert(DemoBooks, { id: 1, ...days, filledTo: null });
  }

  async setFilledTo(filledTo: LocalDate, tx: EntityManager): Promise<void> {
    await tx.update(DemoBooks, { id: 1 }, { filledTo });
  }

  /** True if the ledger has an entry by anyone except the accounts that all visitors of the demo share. */
  async hasOwnEntries(tx: EntityManager): Promise<boolean> {
    const { isUsed } = await getRow(
      tx,
      { isUsed: bool },
      `SELECT EXISTS (
         SELECT FROM ledger_entries LEFT JOIN users ON users.id = actor_id
         WHERE email_key IS NULL OR email_key <> ALL ($1)
       ) AS "isUsed"`,
      [demoEmailKeys],
    );
    return isUsed;
  }

  /** Deletes everything in invented books, with the till's settings, taxes and products. Real books stay as they are. */
  async empty(tx: EntityManager): Promise<void> {
    await execute(tx, `SELECT empty_demo_books()`);
  }
}
