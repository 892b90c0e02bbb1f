import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
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
import { writeBatch } from '../../database/statement.js';
import { Transactions } from '../../database/transactions.js';
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
  saleMade,
  saleNotPaid,
  tenderedIsHigh,
} from './checkout.problems.js';
import type { MakeSaleDto } from './dto/checkout.dto.js';
import { GiftCardCodes } from './gift-card-codes.js';
import { giftCardCodesIn } from './payments.service.js';
import { type SaleToMake, PriceSaleService } from './price-sale.service.js';
import { isPaid, isTenderedHigh, toQuoteView } from './to-quote-view.js';
import { fullSaleOf } from './sale.factory.js';

/** What is kept of an answer: the codes of gift cards are told again to the same submit alone, and kept sealed until then. */
interface Kept {
  saleId: string;
  codes: string;
}

/** Takes money: sale, payments, number, stock, ledger, gift cards and the visit's end in one transaction. */
@Injectable()
export class MakeSaleService {
  constructor(
    private readonly transactions: Transactions,
    private readonly forChange: BookingsForChangeService,
    private readonly changes: ChangeBookingService,
    private readonly ledger: LedgerService,
    private readonly idempotency: IdempotencyService,
    private readonly pricing: PriceSaleService,
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
      return await this.transactions.run((tx) => this.makeIn(body, key, actor, tx));
    } catch (error) {
      throw (await this.problemOf(error, body)) ?? error;
    }
  }

  /** The visit first, then the ledger: two who sell wait for each other here, and the second sees what the first did. */
  private async makeIn(
    body: MakeSaleDto,
    key: string,
    actor: CurrentUser,
    tx: EntityManager,
  ): Promise<SaleView> {
    const { bookingId } = body;
    const booking = bookingId === undefined ? null : await this.forChange.get(bookingId, actor, tx);
    await this.ledger.lockLedger(tx);
    const now = this.clock.now();
    const submit = { scope: tillScope(actor.id), key, request: body, now };
    const kept = await this.idempotency.earlier<Kept>(submit, tx, ({ saleId }) => saleMade(saleId));
    if (kept) return this.answerAgain(kept, tx);
    if (booking) await this.assertToBePaid(booking, tx);
    const wanted = await this.pricing.priceSale(body, booking, tx);
    assertAsShown(wanted, body);
    const saleId = orderedId(now);
    const issued = await this.issueCards(wanted, tx);
    const whole = fullSaleOf(wanted, {
      saleId,
      soldBy: actor.id,
      bookingId: booking?.id ?? null,
      reason: body.discount?.reason ?? '',
      cardIds: issued.map(({ id }) => id),
    });
    const { sale, lines } = await this.records.addSale(whole, tx);
    const moves = lines.flatMap(({ id, productId, quantity }) =>
      productId === null ? [] : [{ productId, quantity: -quantity, reason: 'sale' as const, saleLineId: id }],
    );
    await this.stock.move(moves, actor, tx);
    if (booking && isLive(booking.status)) {
      await writeBatch(await this.changes.markBatch(booking, 'finish', { actor, now }, tx), tx);
    }
    await this.audit.record(
      {
        actor,
        action: 'sale.made',
        object: { type: 'sale', id: saleId },
        detail: { ...(sale.number !== null && { number: sale.number }), discountCents: sale.discountCents },
      },
      tx,
    );
    const codes = new Map(issued.map(({ id, code }) => [id, code]));
    const answer = { saleId, codes: this.codes.seal(codes, saleId) };
    await this.idempotency.keep(submit, answer, tx);
    return this.answerWith(saleId, codes, tx);
  }

  /** A visit that is on, or over, and has not been paid. */
  private async assertToBePaid(booking: BookingRecord, tx: EntityManager): Promise<void> {
    const paying = await this.records.findPaying(booking.id, tx);
    if (paying) throw alreadyPaid(paying.id);
    const { timeZone } = await this.salons.salon(tx);
    const today = localDayOf(this.clock.nowMinutes(), timeZone);
    const isToCome = localDayOf(minuteOf(booking.startsAt), timeZone) > today;
    if (isToCome || (booking.status !== 'done' && !isLive(booking.status))) throw notToBePaid();
  }

  /** One for each line that sells one, in their order. */
  private async issueCards(
    { lines, currency, rules, moment }: SaleToMake,
    tx: EntityManager,
  ): Promise<{ id: string; code: string }[]> {
    const issued: { id: string; code: string }[] = [];
    for (const { kind, unitCents, message, givenOn, rate } of lines) {
      if (kind !== 'gift-card') continue;
      const { giftCardYears: years } = rules;
      const expiresOn = lastDayOf(moment.businessDay, years);
      const tax = rate === null ? ('at-use' as const) : ('single-purpose' as const);
      const card = { valueCents: unitCents, currency, tax, expiresOn, message, givenOn };
      issued.push(await this.giftCards.issue(card, tx));
    }
    return issued;
  }

  /** Without the codes of cards that have others by now. */
  private async answerAgain({ saleId, codes }: Kept, tx: EntityManager): Promise<SaleView> {
    const good = new Map<string, string>();
    for (const [id, code] of this.codes.open(codes, saleId)) {
      if ((await this.giftCards.findByCode(code, tx))?.id === id) good.set(id, code);
    }
    return this.answerWith(saleId, good, tx);
  }

  private async answerWith(
    saleId: string,
    codes: ReadonlyMap<string, string>,
    tx: EntityManager,
  ): Promise<SaleView> {
    const view = await this.sales.showSale(saleId, tx);
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

function assertAsShown(wanted: SaleToMake, { expectedTotal, confirmTendered = false }: MakeSaleDto): void {
  if (toCents(expectedTotal) !== wanted.priced.totalCents) throw priceHasChanged(toQuoteView(wanted));
  if (!isPaid(wanted)) throw saleNotPaid(toQuoteView(wanted));
  if (isTenderedHigh(wanted) && !confirmTendered) throw tenderedIsHigh();
}
