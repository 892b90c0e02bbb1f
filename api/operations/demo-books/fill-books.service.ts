import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { addDays } from '../../common/time/local-date.js';
import { ENV, type Env } from '../../config/env.js';
import { Transactions } from '../../database/transactions.js';
import type { DemoBooks } from '../demo/demo-books.entity.js';
import { DemoBooksService } from '../demo/demo-books.service.js';
import { BooksTillService } from './books-till.service.js';
import { OpenMattersService, type SeriesToTry } from './open-matters.service.js';
import type { PastDay } from './past-day.js';
import { PastDayService } from './past-day.service.js';
import { PastDiaryService } from './past-diary.service.js';
import { PastSalesService } from './past-sales.service.js';
import { PastTillService } from './past-till.service.js';

/** The app answers first. */
const WAIT_MS = 1000;

/**
 * Writes the demo salon's ninety days of sales after the app has started, one day after another. Each day is
 * one transaction with a note of how far the books are: a crash neither halves nor doubles a day, and the next
 * start continues.
 */
@Injectable()
export class FillBooksService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Demo');
  private filling: Promise<void> | null = null;
  private timer: NodeJS.Timeout | undefined;
  private isStopping = false;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly transactions: Transactions,
    private readonly books: DemoBooksService,
    private readonly pastDays: PastDayService,
    private readonly matters: OpenMattersService,
    private readonly till: BooksTillService,
    private readonly visits: PastDiaryService,
    private readonly sales: PastSalesService,
    private readonly pastTill: PastTillService,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.env.demoHistory) return;
    this.timer = setTimeout(() => {
      this.fillOnceKnown().catch((error: unknown) => {
        this.logger.warn(`The books of the demo salon are incomplete until the next start: ${String(error)}`);
      });
    }, WAIT_MS);
  }

  /** On a slow machine, the salon moves in later than the app waits. */
  private async fillOnceKnown(): Promise<void> {
    await this.books.untilKnown();
    if (!this.isStopping) await this.fill();
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
    if (days === 0) return;
    const series = await this.transactions.run((tx) => this.planSeries(tx));
    if (series) await this.matters.makeSeries(series);
    this.logger.log(`The books of the demo salon: ${days} days of sales.`);
  }

  /** Returns false if there is nothing left to write. Copies of the app that start together take turns. */
  private async fillNext(tx: EntityManager): Promise<boolean> {
    const books = await this.books.lock(tx);
    if (!books || books.filledTo === books.lastDay) return false;
    const day = books.filledTo === null ? books.firstDay : addDays(books.filledTo, 1);
    const past = await this.pastDays.open(day, books, tx);
    if (!past) return false;
    if (books.filledTo === null) await this.matters.furnish(past, await this.pastDays.stylist(past));
    if (!(await this.till.turnOn(past, books))) return false;
    await this.write(past, books);
    await this.books.setFilledTo(day, tx);
    if (!past.isToday) await this.till.turnOff(past);
    return true;
  }

  /** Null unless the books are complete. */
  private async planSeries(tx: EntityManager): Promise<SeriesToTry | null> {
    const books = await this.books.lock(tx);
    if (!books || books.filledTo !== books.lastDay) return null;
    const past = await this.pastDays.open(books.lastDay, books, tx);
    return past ? this.matters.planSeries(past) : null;
  }

  private async write(past: PastDay, { filledTo }: DemoBooks): Promise<void> {
    if (filledTo === null) await this.pastTill.openBooks(past);
    const visits = await this.visits.visitsOf(past);
    await this.pastTill.openDay(past);
    const lastSaleAt = await this.sales.sellDay(past, visits);
    await this.pastTill.closeDay(past, lastSaleAt);
  }
}
