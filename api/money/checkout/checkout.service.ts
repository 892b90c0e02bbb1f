import { Injectable } from '@nestjs/common';
import type { BookingRecord } from '../../booking/booking-records/booking.entity.js';
import { ReadBookingsService } from '../../booking/booking-records/read-bookings.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Transactions } from '../../database/transactions.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { toCurrencyView } from '../../salon/salon/salon.view.js';
import { GiftCardTriesService } from '../gift-cards/gift-card-tries.service.js';
import { saleLabelOf } from '../sales/sale-label.js';
import { SaleRecordsService } from '../sales/sale-records.service.js';
import { toPrice } from '../../common/money/currency-step.js';
import { StaffService } from '../../salon/staff/staff.service.js';
import { TillSettingsService } from '../till-settings/till-settings.service.js';
import type { CheckoutStartView, QuoteView } from './checkout.view.js';
import type { CheckoutDto } from './dto/checkout.dto.js';
import { giftCardCodesIn } from './payments.service.js';
import { PriceSaleService } from './price-sale.service.js';
import { toQuoteView } from './to-quote-view.js';

/** Shows what is to be paid for a visit, and quotes sales. */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly transactions: Transactions,
    private readonly till: TillSettingsService,
    private readonly bookings: ReadBookingsService,
    private readonly sales: SaleRecordsService,
    private readonly pricing: PriceSaleService,
    private readonly staff: StaffService,
    private readonly salons: SalonSettingsService,
    private readonly giftCardTries: GiftCardTriesService,
  ) {}

  async startCheckout(bookingId: string | undefined, actor: CurrentUser): Promise<CheckoutStartView> {
    await this.till.assertOn();
    const { currency } = await this.salons.salon();
    const booking = bookingId === undefined ? null : await this.bookings.get(bookingId, actor);
    const sale = booking && (await this.sales.findPaying(booking.id));
    const names = await this.staff.names();
    return {
      booking: booking && bookingView(booking),
      sale: sale && { _id: sale.id, label: saleLabelOf(sale) },
      currency: toCurrencyView(booking?.currency ?? currency),
      lines: (booking?.lines ?? []).map((line) => {
        const price = toPrice(line.priceCents);
        const isFixed = line.priceKind === 'fixed';
        return {
          bookingLineId: line.id,
          serviceId: line.serviceId,
          title: line.title,
          staffId: line.staffId,
          staffName: names.find(({ id }) => id === line.staffId)?.name ?? line.staffName,
          price: isFixed ? price : null,
          fromPrice: isFixed ? null : price,
        };
      }),
      team: names
        .filter(({ id, active }) => active || booking?.lines.some(({ staffId }) => staffId === id))
        .map(({ id, name }) => ({ _id: id, name })),
    };
  }

  /** Writes nothing and reserves nothing: making the sale checks everything again. */
  async quoteSale(body: CheckoutDto, actor: CurrentUser): Promise<QuoteView> {
    await this.giftCardTries.assertMayTry(giftCardCodesIn(body), actor);
    return this.transactions.run(async (tx) => {
      const { bookingId } = body;
      const bookingOf = async () =>
        bookingId === undefined ? null : this.bookings.get(bookingId, actor, tx);
      return toQuoteView(await this.pricing.priceSale(body, await this.pricing.getGround(bookingOf, tx), tx));
    });
  }
}

const bookingView = (booking: BookingRecord) => ({
  _id: booking.id,
  reference: booking.reference,
  startsAt: booking.startsAt.toISOString(),
  status: booking.status,
  clientName: booking.clientName,
  clientEmail: booking.clientEmail,
  note: booking.note,
});
