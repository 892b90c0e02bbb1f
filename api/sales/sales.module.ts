import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Sale } from './sale.entity.js';
import { SaleLine } from './sale-line.entity.js';
import { SalePayment } from './sale-payment.entity.js';
import { SaleTip } from './sale-tip.entity.js';

/** What was sold and given back: the tables and how they are read. */
@Module({
  imports: [TypeOrmModule.forFeature([Sale, SaleLine, SalePayment, SaleTip])],
})
export class SalesModule {}
