import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Product } from './product.entity.js';
import { StockMovement } from './stock-movement.entity.js';

/** What the salon sells beside its services. */
@Module({
  imports: [TypeOrmModule.forFeature([Product, StockMovement])],
})
export class ProductsModule {}
