import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { SalonModule } from '../../salon/salon/salon.module.js';
import { TillSettingsModule } from '../till-settings/till-settings.module.js';
import { Product } from './product.entity.js';
import { ProductExportService } from './product-export.service.js';
import { ProductsController } from './products.controller.js';
import { ProductsRepository } from './products.repository.js';
import { ProductsService } from './products.service.js';
import { StockMovement } from './stock-movement.entity.js';
import { StockService } from './stock.service.js';

/** Products: what the salon sells apart from services. */
@Module({
  imports: [AuditModule, SalonModule, TillSettingsModule, TypeOrmModule.forFeature([Product, StockMovement])],
  controllers: [ProductsController],
  providers: [ProductExportService, ProductsRepository, ProductsService, StockService],
  exports: [ProductsService, StockService],
})
export class ProductsModule {}
