import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PaidBookings } from '../bookings/paid-bookings.js';
import { PaidBookingsService } from './paid-bookings.service.js';
import { Sale } from './sale.entity.js';
import { SaleLine } from './sale-line.entity.js';
import { SalePayment } from './sale-payment.entity.js';
import { SaleTip } from './sale-tip.entity.js';

/** What was sold and given back: the tables and how they are read. Global, because bookings, which stand above, ask whether they are paid for. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Sale, SaleLine, SalePayment, SaleTip])],
  providers: [{ provide: PaidBookings, useClass: PaidBookingsService }],
  exports: [PaidBookings],
})
export class SalesModule {}
