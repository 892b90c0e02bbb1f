import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PaidBookings } from '../bookings/paid-bookings.js';
import { Sale } from './sale.entity.js';

/** Knows which bookings are paid for. */
@Injectable()
export class PaidBookingsService extends PaidBookings {
  async findSaleOf(bookingId: string, within: EntityManager): Promise<string | null> {
    const sale = await within
      .createQueryBuilder(Sale, 'sale')
      .select('sale.id')
      .where("sale.bookingId = :bookingId AND sale.kind = 'sale' AND sale.undoneBy IS NULL", { bookingId })
      .getOne();
    return sale?.id ?? null;
  }
}
