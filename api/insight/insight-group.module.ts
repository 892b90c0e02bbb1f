import { Module } from '@nestjs/common';
import { AccountingModule } from './accounting/accounting.module.js';
import { OverviewModule } from './overview/overview.module.js';
import { ReportsModule } from './reports/reports.module.js';

/** Figures about bookings and money. */
@Module({ imports: [AccountingModule, OverviewModule, ReportsModule] })
export class InsightGroupModule {}
