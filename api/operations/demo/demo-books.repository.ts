import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { LocalDate } from '../../common/time/local-date.js';
import { execute } from '../../database/rows.js';
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

  /** Deletes everything in invented books, with the till's settings, taxes and products. Real books stay as they are. */
  async empty(tx: EntityManager): Promise<void> {
    await execute(tx, `SELECT empty_demo_books()`);
  }
}
