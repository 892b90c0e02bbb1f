import { Injectable } from '@nestjs/common';
import { type PageDto } from '../../common/page/page.dto.js';
import { pageOf } from '../../common/page/page.js';
import { dateOf } from '../../common/time/epoch-minute.js';
import { dayBounds } from '../../common/time/zone.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { factsOf } from '../../common/money/currencies.js';
import { toPrice } from '../../common/money/currency-step.js';
import { TillSettingsService } from '../till-settings/till-settings.service.js';
import { BeforeCloseRepository } from './before-close.repository.js';
import { BusinessDayService } from './business-day.service.js';
import type { ShowTillDto } from './dto/till.dto.js';
import { PaymentsRepository } from './payments.repository.js';
import type { Stretch } from './stretch.js';
import { noSuchClose } from './till.problems.js';
import type { Close } from './close-rows.js';
import { TillRepository } from './till.repository.js';
import type {
  BeforeCloseView,
  CloseSheetView,
  ClosesPageView,
  CoinsAndNotesView,
  TillView,
} from './till.view.js';
import { toAheadView, toCloseView, toMethodViews, toMovementView, toPaymentView } from './to-till-view.js';

/** Shows the till: everything since the last close, and past closes. */
@Injectable()
export class TillService {
  constructor(
    private readonly till: TillRepository,
    private readonly payments: PaymentsRepository,
    private readonly beforeClose: BeforeCloseRepository,
    private readonly days: BusinessDayService,
    private readonly settings: TillSettingsService,
    private readonly salons: SalonSettingsService,
  ) {}

  async showTill(asked: ShowTillDto): Promise<TillView> {
    const { mode } = await this.settings.assertOn();
    const { currency } = await this.salons.salon();
    const { businessDay: today } = await this.days.moment();
    const last = await this.till.lastClose();
    const nextNumber = (last?.number ?? 0) + 1;
    const records = mode === 'record';
    const number = asked.close ?? nextNumber;
    const close = records ? await this.closeOf(number, last) : null;
    const day = asked.day ?? today;
    const stretch: Stretch = records ? { closeNumber: number } : { day };
    const days = records ? (close ?? (await this.till.daysOf(number))) : { firstDay: day, lastDay: day };
    const owed = await this.till.owedTips(currency);
    return {
      number: records ? number : null,
      nextNumber,
      firstDay: days?.firstDay ?? today,
      lastDay: days?.lastDay ?? today,
      today,
      currency,
      close: close && toCloseView(close),
      lastClosedAt: last?.closedAt.toISOString() ?? null,
      coinsAndNotes: coinsViewOf(currency),
      ...(await this.payments.count(stretch)),
      methods: toMethodViews(await this.payments.byMethod(stretch), close !== null),
      payments: (await this.payments.list(stretch)).map(toPaymentView),
      movements: (await this.till.movementsIn(stretch)).map(toMovementView),
      owedTips: owed.map(({ staffId, staffName, cents }) => ({ staffId, staffName, amount: toPrice(cents) })),
      can: { move: records, payTips: true, close: records && close === null },
    };
  }

  /** Null for the close still to come; 404 for any after it. */
  private async closeOf(number: number, last: Close | null): Promise<Close | null> {
    if (number === (last?.number ?? 0) + 1) return null;
    const close = await this.till.findClose(number);
    if (!close) throw noSuchClose();
    return close;
  }

  async showBeforeClose(): Promise<BeforeCloseView> {
    await this.settings.assertRecords();
    const { timeZone } = await this.salons.salon();
    const { businessDay } = await this.days.moment();
    const { start, end } = dayBounds(businessDay, timeZone);
    const visits = await this.beforeClose.visitsAhead(dateOf(start), dateOf(end));
    return {
      here: visits.filter(({ status }) => status === 'arrived').map(toAheadView),
      toCome: visits.filter(({ status }) => status === 'confirmed').map(toAheadView),
    };
  }

  async listCloses(query: PageDto): Promise<ClosesPageView> {
    await this.settings.assertRecords();
    const page = pageOf(query);
    const { items, total } = await this.till.listCloses(page);
    return { ...page, total, items: items.map(toCloseView) };
  }

  async showClose(number: number): Promise<CloseSheetView> {
    await this.settings.assertRecords();
    const close = await this.till.findClose(number);
    if (!close) throw noSuchClose();
    const stretch = { closeNumber: number };
    return {
      ...toCloseView(close),
      counts: close.counts.map(({ cents, quantity }) => ({ value: toPrice(cents), quantity })),
      ...(await this.payments.count(stretch)),
      methods: toMethodViews(await this.payments.byMethod(stretch), true),
      movements: (await this.till.movementsIn(stretch)).map(toMovementView),
      lastEntry: close.lastEntryId,
      seal: close.seal,
    };
  }
}

function coinsViewOf(currency: string): CoinsAndNotesView | null {
  const known = factsOf(currency).cash;
  return known && { notes: known.notes.map(toPrice), coins: known.coins.map(toPrice) };
}
