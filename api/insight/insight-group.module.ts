import { Module } from '@nestjs/common';
import { OverviewModule } from './overview/overview.module.js';
import { ReportsModule } from './reports/reports.module.js';

/** Figures about bookings and money. */
@Module({ imports: [OverviewModule, ReportsModule] })
export class InsightGroupModule {}
