import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { LocalDate } from '../../common/time/local-date.js';
import { DemoArrivalService } from './demo-arrival.service.js';
import type { DemoBooks } from './demo-books.entity.js';
import { DemoBooksRepository } from './demo-books.repository.js';
import { DemoRepository } from './demo.repository.js';

/** Knows if the salon's books are invented, and how far they are written. */
@Injectable()
export class DemoBooksService {
  constructor(
    private readonly demo: DemoRepository,
    private readonly books: DemoBooksRepository,
    private readonly arrival: DemoArrivalService,
  ) {}

  /** Resolves once it is known if there are any. */
  untilKnown(): Promise<void> {
    return this.arrival.untilSettled();
  }

  /** Null if the books are real or missing. The process that writes them waits for this transaction. */
  async lock(tx: EntityManager): Promise<DemoBooks | null> {
    await this.demo.lockSalon(tx);
    return this.books.find(tx);
  }

  setFilledTo(day: LocalDate, tx: EntityManager): Promise<void> {
    return this.books.setFilledTo(day, tx);
  }

  /** True if someone with an account of their own has used the till. */
  hasOwnEntries(tx: EntityManager): Promise<boolean> {
    return this.books.hasOwnEntries(tx);
  }

  /** Deletes everything in invented books; real ones stay as they are. */
  empty(tx: EntityManager): Promise<void> {
    return this.books.empty(tx);
  }
}
