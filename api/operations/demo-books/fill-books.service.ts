import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { demoAccounts } from '../../common/access/demo-accounts.js';
import { addDays } from '../../common/time/local-date.js';
import { Transactions } from '../../database/transactions.js';
import { DemoAccountsService } from '../../people/users/demo-accounts.service.js';
import { isDemoSalon } from '../../salon/site-texts/demo-salon.js';
import type { DemoBooks } from '../demo/demo-books.entity.js';
import { DemoBooksRepository } from '../demo/demo-books.repository.js';
import { DemoDiaryService } from '../demo/demo-diary.service.js';
import { DemoRepository } from '../demo/demo.repository.js';
import { BooksTillService } from './books-till.service.js';
import { demoNamesIn } from './demo-names.js';
import { type PastDay, pastDayOf } from './past-day.js';
import { PastDiaryService } from './past-diary.service.js';
import { PastSalesService } from './past-sales.service.js';
import { PastTillService } from './past-till.service.js';

/** The app answers first. */
const WAIT_MS = 1000;

/**
 * Writes the demo salon's ninety days of sales after the app has started, one day after another. Each day is one
 * transaction with a note of how far the books are: a crash neither halves nor doubles a day, and the next start goes on.
 */
@Injectable()
export class FillBooksService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Demo');
  private filling: Promise<void> | null = null;
  private timer: NodeJS.Timeout | undefined;
  private isStopping = false;

  constructor(
    private readonly transactions: Transactions,
    private readonly demo: DemoRepository,
    private readonly books: DemoBooksRepository,
    private readonly diary: DemoDiaryService,
    private readonly accounts: DemoAccountsService,
    private readonly till: BooksTillService,
    private readonly visits: PastDiaryService,
    private readonly sales: PastSalesService,
    private readonly pastTill: PastTillService,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setTimeout(() => {
      this.fill().catch((error: unknown) => {
        this.logger.warn(`The books of the demo salon are incomplete until the next start: ${String(error)}`);
      });
    }, WAIT_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.timer);
    await this.filling?.catch(() => undefined);
  }

  /** Returns once the books are complete, or the app stops. Later callers join the first. */
  fill(): Promise<void> {
    this.filling ??= this.fillAll().finally(() => (this.filling = null));
    return this.filling;
  }

  private async fillAll(): Promise<void> {
    let days = 0;
    while (!this.isStopping && (await this.transactions.run((tx) => this.fillNext(tx)))) {
      days += 1;
      await nextTurn();
    }
    if (days > 0) this.logger.log(`The books of the demo salon: ${days} days of sales.`);
  }

  /** Returns false if there is nothing left to write. Copies of the app that start together take turns. */
  private async fillNext(tx: EntityManager): Promise<boolean> {
    await this.demo.lockSalon(tx);
    const books = await this.books.find(tx);
    if (!books || books.filledTo === books.lastDay) return false;
    const plan = await this.diary.plan(tx);
    if (!isDemoSalon(plan.salon)) return false;
    const day = books.filledTo === null ? books.firstDay : addDays(books.filledTo, 1);
    const actor = await this.receptionist(tx);
    const past = pastDayOf(day, books, { plan, names: demoNamesIn(plan), actor, tx });
    if (!(await this.till.turnOn(past, books))) return false;
    await this.write(past, books);
    await this.books.setFilledTo(day, tx);
    if (!past.isToday) await this.till.turnOff(past);
    return true;
  }

  private async write(past: PastDay, { filledTo }: DemoBooks): Promise<void> {
    if (filledTo === null) await this.pastTill.openBooks(past);
    const visits = await this.visits.visitsOf(past);
    await this.pastTill.openDay(past);
    const lastSaleAt = await this.sales.sellDay(past, visits);
    await this.pastTill.closeDay(past, lastSaleAt);
  }

  private async receptionist(tx: EntityManager): Promise<CurrentUser> {
    const { name } = demoAccounts.reception;
    const user = await this.accounts.put('reception', { name, staffId: null }, tx);
    return {
      ...user,
      sessionId: randomUUID(),
      signedInAt: user.createdAt,
      isVerified: true,
      hasFactor: false,
      factorAt: null,
      mustAddFactor: false,
    };
  }
}
