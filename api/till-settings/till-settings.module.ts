import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ServiceTax } from './service-tax.entity.js';
import { TaxRate } from './tax-rate.entity.js';
import { TaxRateChange } from './tax-rate-change.entity.js';
import { TillSettings } from './till-settings.entity.js';

/** How the salon takes money, and what it taxes. */
@Module({
  imports: [TypeOrmModule.forFeature([ServiceTax, TaxRate, TaxRateChange, TillSettings])],
})
export class TillSettingsModule {}
