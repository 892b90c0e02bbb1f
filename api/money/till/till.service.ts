import { Injectable } from '@nestjs/common';
import { type PageDto } from '../../common/page/page.dto.js';
import { pageOf } from '../../common/page/page.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { toPrice } from '../../common/money/currency-step.js';
import { TillSettingsService } from '../till-settings/till-settings.service.js';
import { BusinessDayService } from './business-day.service.js';
import { coinsAndNotesOf } from './domain/coins.js';
import { PaymentsOfDayRepository } from './payments-of-day.repository.js';
import { noSuchClose } from './till.problems.js';
import { TillRepository } from './till.repository.js';
import type { CoinsAndNotesView, DayClosesPageView, DayCloseSheetView, TillDayView } from './till.view.js';
import { toCloseView, toMethodViews, toMovementView, toPaymentView } from './to-till-view.js';

/** Reads the till: a day at it, and how days ended. */
@Injectable()
export class TillService {
  constructor(
    private readonly till: TillRepository,
    private readonly payments: PaymentsOfDayRepository,
    private readonly days: BusinessDayService,
    private readonly settings: TillSettingsService,
    private readonly salons: SalonSettingsService,
  ) {}

  async showTill(asked: LocalDate | undefined): Promise<TillDayView> {
    const { mode } = await this.settings.assertOn();
    const { currency } = await this.salons.salon();
    const { businessDay: currentDay, today } = await this.days.current();
    const day = asked ?? currentDay;
    const close = await this.till.findClose(day);
    const owed = await this.till.owedTips(currency);
    const records = mode === 'record';
    return {
      day,
      currentDay,
      today,
      currency,
      close: close && toCloseView(close),
      unclosedDay: records ? await this.till.oldestUnclosedDay(today) : null,
      coinsAndNotes: coinsViewOf(currency),
      ...(await this.payments.count(day)),
      methods: toMethodViews(await this.payments.byMethod(day), close !== null),
      payments: (await this.payments.list(day)).map(toPaymentView),
      movements: (await this.till.movementsOn(day)).map(toMovementView),
      owedTips: owed.map(({ staffId, staffName, cents }) => ({ staffId, staffName, amount: toPrice(cents) })),
      can: { move: records, close: records && close === null && day <= today },
    };
  }

  async listDayCloses(query: PageDto): Promise<DayClosesPageView> {
    await this.settings.assertRecords();
    const page = pageOf(query);
    const { items, total } = await this.till.listCloses(page);
    return { ...page, total, items: items.map(toCloseView) };
  }

  async showDayClose(day: LocalDate): Promise<DayCloseSheetView> {
    await this.settings.assertRecords();
    const close = await this.till.findClose(day);
    if (!close) throw noSuchClose();
    return {
      ...toCloseView(close),
      counts: close.counts.map(({ cents, quantity }) => ({ value: toPrice(cents), quantity })),
      ...(await this.payments.count(day)),
      methods: toMethodViews(await this.payments.byMethod(day), true),
      movements: (await this.till.movementsOn(day)).map(toMovementView),
      lastEntry: close.lastEntryId,
      seal: close.seal,
    };
  }
}

function coinsViewOf(currency: string): CoinsAndNotesView | null {
  const known = coinsAndNotesOf(currency);
  return known && { notes: known.notes.map(toPrice), coins: known.coins.map(toPrice) };
}
