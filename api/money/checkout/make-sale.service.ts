import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { ChangeBookingService } from '../../booking/bookings/change-booking.service.js';
import type { BookingRecord } from '../../booking/booking-records/booking.entity.js';
import { BookingsForChangeService } from '../../booking/booking-records/bookings-for-change.service.js';
import { alreadyPaid } from '../../booking/booking-records/bookings.problems.js';
import { isLive } from '../../booking/booking-records/domain/booking-status.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { toCents } from '../../common/money/currency-step.js';
import { orderedId } from '../../common/ordered-id.js';
import { minuteOf } from '../../common/time/epoch-minute.js';
import { localDayOf } from '../../common/time/zone.js';
import { violates } from '../../database/pg-errors.js';
import { inTransaction } from '../../database/transaction.js';
import { GiftCardTriesService } from '../gift-cards/gift-card-tries.service.js';
import { lastDayOf } from '../gift-cards/domain/last-day.js';
import { GiftCardsService } from '../gift-cards/gift-cards.service.js';
import { IdempotencyService, tillScope } from '../../platform/idempotency/idempotency.service.js';
import { isOverdrawn } from '../ledger/overdrawn.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { StockService } from '../products/stock.service.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { SaleRecordsService } from '../sales/sale-records.service.js';
import type { SaleView } from '../sales/sale.view.js';
import { SalesService } from '../sales/sales.service.js';
import {
  giftCardEmpty,
  notToBePaid,
  priceHasChanged,
  saleNotPaid,
  tenderedIsHigh,
} from './checkout.problems.js';
import type { MakeSaleDto } from './dto/checkout.dto.js';
import { GiftCardCodes } from './gift-card-codes.js';
import { giftCardCodesIn } from './payments.service.js';
import { type SaleDraft, SaleDraftsService } from './sale-drafts.service.js';
import { isPaid, isTenderedHigh, toQuoteView } from './to-quote-view.js';
import { wholeSaleOf } from './whole-sale.js';

/** What is kept of an answer: the codes of gift cards are told again to the same submit alone, and kept sealed until then. */
interface Kept {
  saleId: string;
  codes: string;
}

/** Takes money: sale, payments, number, stock, ledger, gift cards and the visit's end in one transaction. */
@Injectable()
export class MakeSaleService {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly forChange: BookingsForChangeService,
    private readonly changes: ChangeBookingService,
    private readonly ledger: LedgerService,
    private readonly idempotency: IdempotencyService,
    private readonly drafts: SaleDraftsService,
    private readonly giftCards: GiftCardsService,
    private readonly giftCardTries: GiftCardTriesService,
    private readonly codes: GiftCardCodes,
    private readonly stock: StockService,
    private readonly records: SaleRecordsService,
    private readonly sales: SalesService,
    private readonly salons: SalonSettingsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  async makeSale(body: MakeSaleDto, key: string, actor: CurrentUser): Promise<SaleView> {
    await this.giftCardTries.assertMayTry(giftCardCodesIn(body), actor);
    try {
      return await inTransaction(this.source, (within) => this.makeWithin(body, key, actor, within));
    } catch (error) {
      throw (await this.problemOf(error, body)) ?? error;
    }
  }

  /** The visit first, then the ledger: two who sell wait for each other here, and the second sees what the first did. */
  private async makeWithin(
    body: MakeSaleDto,
    key: string,
    actor: CurrentUser,
    within: EntityManager,
  ): Promise<SaleView> {
    const { bookingId } = body;
    const booking = bookingId === undefined ? null : await this.forChange.get(bookingId, actor, within);
    await this.ledger.lock(within);
    const now = this.clock.now();
    const submit = { scope: tillScope(actor.id), key, request: body, now };
    const kept = await this.idempotency.earlier<Kept>(submit, within);
    if (kept) return this.answerWith(kept.saleId, this.codes.open(kept.codes, kept.saleId), within);
    if (booking) await this.assertToBePaid(booking, within);
    const draft = await this.drafts.draft(body, booking, within);
    assertAsShown(draft, body);
    const saleId = orderedId(now);
    const issued = await this.issueCards(draft, within);
    const whole = wholeSaleOf(draft, {
      saleId,
      now,
      soldBy: actor.id,
      bookingId: booking?.id ?? null,
      reason: body.discount?.reason ?? '',
      cardIds: issued.map(({ id }) => id),
    });
    const { sale, lines } = await this.records.add(whole, within);
    const moves = lines.flatMap(({ id, productId, quantity }) =>
      productId === null ? [] : [{ productId, quantity: -quantity, reason: 'sale' as const, saleLineId: id }],
    );
    await this.stock.move(moves, actor, within);
    if (booking && isLive(booking.status)) await this.changes.mark(booking, 'finish', actor, within);
    await this.audit.record(
      {
        actor,
        action: 'sale.made',
        object: { type: 'sale', id: saleId },
        detail: { ...(sale.number !== null && { number: sale.number }), discountCents: sale.discountCents },
      },
      within,
    );
    const codes = new Map(issued.map(({ id, code }) => [id, code]));
    const answer = { saleId, codes: this.codes.seal(codes, saleId) };
    await this.idempotency.keep(submit, answer, within);
    return this.answerWith(saleId, codes, within);
  }

  /** A visit that is on, or over, and has not been paid. */
  private async assertToBePaid(booking: BookingRecord, within: EntityManager): Promise<void> {
    const paying = await this.records.findPaying(booking.id, within);
    if (paying) throw alreadyPaid(paying.id);
    const { timeZone } = await this.salons.salon(within);
    const today = localDayOf(this.clock.nowMinutes(), timeZone);
    const isToCome = localDayOf(minuteOf(booking.startsAt), timeZone) > today;
    if (isToCome || (booking.status !== 'done' && !isLive(booking.status))) throw notToBePaid();
  }

  /** One for each line that sells one, in their order. */
  private async issueCards(
    { lines, currency, rules, day }: SaleDraft,
    within: EntityManager,
  ): Promise<{ id: string; code: string }[]> {
    const issued: { id: string; code: string }[] = [];
    for (const { kind, unitCents, message, givenOn } of lines) {
      if (kind !== 'gift-card' || rules.giftCardTax === null) continue;
      const { giftCardTax: tax, giftCardYears: years } = rules;
      const expiresOn = lastDayOf(day.today, years);
      const card = { valueCents: unitCents, currency, tax, expiresOn, message, givenOn };
      issued.push(await this.giftCards.issue(card, within));
    }
    return issued;
  }

  private async answerWith(
    saleId: string,
    codes: ReadonlyMap<string, string>,
    within: EntityManager,
  ): Promise<SaleView> {
    const view = await this.sales.showSale(saleId, within);
    return {
      ...view,
      giftCards: view.giftCards.map((card) => ({ ...card, code: codes.get(card._id) ?? null })),
    };
  }

  /** What only the database could refuse. */
  private async problemOf(error: unknown, { bookingId }: MakeSaleDto) {
    if (isOverdrawn(error)) return giftCardEmpty();
    if (bookingId === undefined || !violates(error, 'sales_booking_paid_once')) return null;
    const paying = await this.records.findPaying(bookingId);
    return paying && alreadyPaid(paying.id);
  }
}

function assertAsShown(draft: SaleDraft, { expectedTotal, confirmTendered = false }: MakeSaleDto): void {
  if (toCents(expectedTotal) !== draft.priced.totalCents) throw priceHasChanged(toQuoteView(draft));
  if (!isPaid(draft)) throw saleNotPaid(toQuoteView(draft));
  if (isTenderedHigh(draft) && !confirmTendered) throw tenderedIsHigh();
}
