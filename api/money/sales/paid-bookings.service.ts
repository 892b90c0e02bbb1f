import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { execute } from '../../database/rows.js';
import { PaidBookings } from '../../booking/booking-records/paid-bookings.port.js';
import { GiftCardsService } from '../gift-cards/gift-cards.service.js';
import { SaleLine } from './sale-line.entity.js';
import { Sale } from './sale.entity.js';

/** Knows which bookings are paid for, and by which sale. */
@Injectable()
export class PaidBookingsService extends PaidBookings {
  constructor(private readonly giftCards: GiftCardsService) {
    super();
  }

  async findSaleOf(bookingId: string, tx: EntityManager): Promise<string | null> {
    const sale = await tx
      .createQueryBuilder(Sale, 'sale')
      .select('sale.id')
      .where("sale.bookingId = :bookingId AND sale.kind = 'sale' AND sale.undoneBy IS NULL", { bookingId })
      .getOne();
    return sale?.id ?? null;
  }

  /** Deletes the messages on gift cards sold with them, and the payment references of card terminals and banks. */
  async forgetClient(bookingIds: string[], tx: EntityManager): Promise<void> {
    const lines = await tx
      .createQueryBuilder(SaleLine, 'line')
      .select(['line.id', 'line.giftCardId'])
      .innerJoin('line.sale', 'sale')
      .where('sale.bookingId = ANY (:bookingIds) AND line.giftCardId IS NOT NULL', { bookingIds })
      .getMany();
    const ids = lines.flatMap(({ giftCardId }) => giftCardId ?? []);
    if (ids.length > 0) await this.giftCards.forgetMessages(ids, tx);
    await execute(
      tx,
      `UPDATE sale_payments SET reference = ''
       WHERE reference <> '' AND sale_id IN (
         SELECT id FROM sales WHERE booking_id = ANY ($1)
           OR of_sale_id IN (SELECT id FROM sales WHERE booking_id = ANY ($1)))`,
      [bookingIds],
    );
  }
}
