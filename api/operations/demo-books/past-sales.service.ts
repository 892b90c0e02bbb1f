import { Injectable } from '@nestjs/common';
import type { BookingRecord } from '../../booking/booking-records/booking.entity.js';
import { Clock } from '../../common/clock.js';
import { toPrice } from '../../common/money/currency-step.js';
import { addDays } from '../../common/time/local-date.js';
import type { CheckoutDto, PaymentDto } from '../../money/checkout/dto/checkout.dto.js';
import {
  PriceSaleService,
  type SaleGround,
  type SaleToMake,
} from '../../money/checkout/price-sale.service.js';
import { RecordSaleService } from '../../money/checkout/record-sale.service.js';
import { LedgerService } from '../../money/ledger/ledger.service.js';
import { enterAgain } from '../../money/ledger/till-locks.js';
import { GiveBackService } from '../../money/refunds/give-back.service.js';
import { planRefund, planUndo } from '../../money/refunds/planned-refund.js';
import type { PlanOf } from '../../money/refunds/plan-refund.service.js';
import { giftCards, refundDays, refundReasons, UNDO_REASON, undoDays } from './books.demo.js';
import { billOf, paymentsOf, type Shelf, shopBill } from './demo-bill.js';
import { isFirstOpenSince, later, type PastDay } from './past-day.js';
import { PastDaysRepository } from './past-days.repository.js';

/** The number of days between a sale and its refund. */
const REFUND_AFTER_DAYS = 3;

/** The price that a small refund is of. */
const REFUND_SHARE = 0.25;

interface Counter {
  ground: SaleGround;
  receiptHeadId: string | null;
  shelf: Shelf;
}

/** Makes the demo salon's sales and refunds of a day, each with its price, number and entry from the till itself. */
@Injectable()
export class PastSalesService {
  /** Codes of the gift cards sold, by their message. After a restart they are unknown, and the cards stay unused. */
  private readonly codes = new Map<string, string>();

  constructor(
    private readonly days: PastDaysRepository,
    private readonly pricing: PriceSaleService,
    private readonly recording: RecordSaleService,
    private readonly refunds: GiveBackService,
    private readonly ledger: LedgerService,
    private readonly clock: Clock,
  ) {}

  /** Sells these visits as they end, and some products. Returns the time of the last sale. */
  async sellDay(past: PastDay, visits: readonly BookingRecord[]): Promise<Date> {
    const { opens, index } = past;
    const counter = await this.openCounter(past);
    let at = opens?.at ?? past.start;
    for (const booking of visits) {
      if (past.chance.happens(0.05)) {
        at = latest(at, later(booking.endsAt, -2));
        const bill = shopBill(counter.shelf, past.chance);
        if (bill) await this.sell(past, counter, at, bill);
      }
      at = latest(at, later(booking.endsAt, 3));
      const bill = billOf(booking, counter.shelf, past.chance);
      await this.sell(past, { ...counter, ground: { ...counter.ground, booking } }, at, bill);
    }
    if (visits.length === 0 || past.isToday) return at;
    if (undoDays.has(index)) at = await this.correctSlip(past, counter, later(at, 2));
    if (refundDays.has(index)) at = await this.refund(past, later(at, 2));
    const card = giftCards.find(({ soldOn }) => isFirstOpenSince(past, soldOn));
    if (card) {
      at = later(at, 2);
      const { message, valueCents } = card;
      const bill = { lines: [{ kind: 'gift-card' as const, price: toPrice(valueCents), message }] };
      const { code } = await this.sell(past, counter, at, bill);
      if (code !== undefined) this.codes.set(message, code);
    }
    return at;
  }

  private async openCounter(past: PastDay): Promise<Counter> {
    const { tx } = past;
    const shelf = await this.days.stock(tx);
    return this.clock.at(past.start, async () => {
      enterAgain(tx);
      const ground = await this.pricing.getGround(() => Promise.resolve(null), tx);
      const receiptHeadId = await this.pricing.keepReceiptHead(ground, tx);
      await this.ledger.lockLedger(tx);
      return { ground, receiptHeadId, shelf };
    });
  }

  /** @param pay how it is paid; left out, in any way */
  private sell(
    past: PastDay,
    { ground, receiptHeadId }: Counter,
    at: Date,
    bill: CheckoutDto,
    pay?: (cents: number) => PaymentDto[],
  ): Promise<{ saleId: string; code: string | undefined }> {
    const { tx, actor, chance } = past;
    return this.clock.at(at, async () => {
      const unpaid = await this.pricing.priceSale(bill, ground, tx);
      const { totalCents } = unpaid.priced;
      const payments = pay?.(totalCents) ?? this.payWithCard(past, unpaid) ?? paymentsOf(totalCents, chance);
      const wanted = await this.pricing.priceSale({ ...bill, payments }, ground, tx);
      const bookingId = ground.booking?.id ?? null;
      const of = { bookingId, reason: bill.discount?.reason ?? '', receiptHeadId };
      const { saleId, issued } = await this.recording.recordSale(wanted, of, actor, tx);
      return { saleId, code: issued[0]?.code };
    });
  }

  /** The first bill on a gift card's day that it can pay in full, without a tip: tips are not paid by card. */
  private payWithCard({ index }: PastDay, { priced, tips, lines }: SaleToMake): PaymentDto[] | null {
    const card = giftCards.find(({ usedOn }) => usedOn !== null && usedOn <= index);
    const code = card && this.codes.get(card.message);
    const isFit = tips.length === 0 && lines.every(({ kind }) => kind === 'service') && priced.totalCents > 0;
    if (!card || code === undefined || !isFit || priced.totalCents > card.valueCents) return null;
    this.codes.delete(card.message);
    return [{ method: 'gift-card', amount: toPrice(priced.totalCents), giftCardCode: code }];
  }

  /** A sale entered with the wrong payment method, undone at once, and made again. */
  private async correctSlip(past: PastDay, counter: Counter, at: Date): Promise<Date> {
    const bill = shopBill(counter.shelf, past.chance);
    if (!bill) return at;
    const by = (method: 'card' | 'cash') => (cents: number) => [{ method, amount: toPrice(cents) }];
    const { saleId } = await this.sell(past, counter, at, bill, by('card'));
    const undo: PlanOf = (whole, refunds, terms) => planUndo(whole, refunds, UNDO_REASON, terms);
    await this.giveBack(past, later(at, 1), saleId, undo);
    await this.sell(past, counter, later(at, 2), bill, by('cash'));
    return later(at, 2);
  }

  private async refund(past: PastDay, at: Date): Promise<Date> {
    const saleId = await this.days.findSaleOn(addDays(past.day, -REFUND_AFTER_DAYS), past.tx);
    if (saleId === null) return at;
    const reason = past.chance.pick(refundReasons);
    await this.giveBack(past, at, saleId, (whole, refunds, terms) => {
      const product = whole.lines.find(({ kind }) => kind === 'product');
      const line = product ?? whole.lines[0];
      const [way] = whole.payments;
      if (!line || !way) throw new Error('A sale of the demo salon has neither lines nor payments.');
      const share = product ? line.payableCents : Math.round((line.payableCents * REFUND_SHARE) / 100) * 100;
      const cents = Math.min(share, way.cents);
      const amount = toPrice(cents);
      const said = product ? (refundReasons[0] ?? reason) : reason;
      const lines = [{ _id: line.id, amount, restock: product !== undefined }];
      return planRefund(
        whole,
        refunds,
        { reason: said, lines, payments: [{ method: way.method, amount }] },
        terms,
      );
    });
    return at;
  }

  private async giveBack(past: PastDay, at: Date, saleId: string, planOf: PlanOf): Promise<void> {
    const { tx, actor } = past;
    enterAgain(tx);
    const wanted = { saleId, key: `demo refund ${saleId}`, request: { saleId }, actor, planOf };
    await this.clock.at(at, () => this.refunds.giveBack(wanted, true, tx));
  }
}

const latest = (one: Date, other: Date): Date => (one > other ? one : other);
