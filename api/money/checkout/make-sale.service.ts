import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { toCents } from '../../common/money/currency-step.js';
import { Transactions } from '../../database/transactions.js';
import { GiftCardTriesService } from '../gift-cards/gift-card-tries.service.js';
import { IdempotencyService, tillScope } from '../../platform/idempotency/idempotency.service.js';
import { isOverdrawn } from '../ledger/overdrawn.js';
import { lockSubmit } from '../ledger/till-locks.js';
import { LedgerService } from '../ledger/ledger.service.js';
import type { SaleView } from '../sales/sale.view.js';
import {
  giftCardEmpty,
  priceHasChanged,
  saleMade,
  saleNotPaid,
  tenderedIsHigh,
} from './checkout.problems.js';
import type { MakeSaleDto } from './dto/checkout.dto.js';
import { giftCardCodesIn } from './payments.service.js';
import { type SaleToMake, PriceSaleService } from './price-sale.service.js';
import { isPaid, isTenderedHigh, toQuoteView } from './to-quote-view.js';
import { RecordSaleService } from './record-sale.service.js';
import { VisitToPayService } from './visit-to-pay.service.js';
import { SoldGiftCardsService } from './sold-gift-cards.service.js';

/** The stored answer. Gift card codes are shown again only to the same submit, and are sealed until then. */
interface Kept {
  saleId: string;
  codes: string;
}

/** Takes money: sale, payments, number, stock, ledger, gift cards and the end of the visit, in one transaction. */
@Injectable()
export class MakeSaleService {
  constructor(
    private readonly transactions: Transactions,
    private readonly ledger: LedgerService,
    private readonly idempotency: IdempotencyService,
    private readonly giftCardTries: GiftCardTriesService,
    private readonly visits: VisitToPayService,
    private readonly pricing: PriceSaleService,
    private readonly cards: SoldGiftCardsService,
    private readonly recording: RecordSaleService,
    private readonly clock: Clock,
  ) {}

  async makeSale(body: MakeSaleDto, key: string, actor: CurrentUser): Promise<SaleView> {
    await this.giftCardTries.assertMayTry(giftCardCodesIn(body), actor);
    try {
      const show = await this.transactions.run((tx) => this.makeIn(body, key, actor, tx));
      // Read after the transaction, so that the till is not locked meantime.
      return await show();
    } catch (error) {
      if (isOverdrawn(error)) throw giftCardEmpty();
      throw (await this.visits.paidProblem(error, body.bookingId)) ?? error;
    }
  }

  /** Locks in the order of `till-locks.ts`: concurrent sellers wait at the ledger, and the second sees what the first did. */
  private async makeIn(
    body: MakeSaleDto,
    key: string,
    actor: CurrentUser,
    tx: EntityManager,
  ): Promise<() => Promise<SaleView>> {
    const submit = { scope: tillScope(actor.id), key, request: body, now: this.clock.now() };
    await lockSubmit(submit, tx);
    const kept = await this.idempotency.earlier<Kept>(submit, tx, ({ saleId }) => saleMade(saleId));
    if (kept) return () => this.cards.showAgain(kept.saleId, kept.codes);
    const ground = await this.pricing.getGround(() => this.visits.lockVisit(body.bookingId, actor, tx), tx);
    const { booking } = ground;
    if (booking) await this.visits.assertToBePaid(booking, tx);
    const receiptHeadId = await this.pricing.keepReceiptHead(ground, tx);
    await this.ledger.lockLedger(tx);
    const now = this.clock.now();
    const wanted = await this.pricing.priceSale(body, ground, tx);
    assertAsShown(wanted, body);
    const of = { bookingId: booking?.id ?? null, reason: body.discount?.reason ?? '', receiptHeadId };
    const { saleId, issued } = await this.recording.recordSale(wanted, of, actor, tx);
    if (booking) await this.visits.finish(booking, { actor, now }, tx);
    await this.idempotency.keep(submit, { saleId, codes: this.cards.seal(issued, saleId) }, tx);
    return () => this.cards.showSale(saleId, issued);
  }
}

function assertAsShown(wanted: SaleToMake, { expectedTotal, confirmTendered = false }: MakeSaleDto): void {
  if (toCents(expectedTotal) !== wanted.priced.totalCents) throw priceHasChanged(toQuoteView(wanted));
  if (!isPaid(wanted)) throw saleNotPaid(toQuoteView(wanted));
  if (isTenderedHigh(wanted) && !confirmTendered) throw tenderedIsHigh();
}
