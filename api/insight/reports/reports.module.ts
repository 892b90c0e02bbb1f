import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { OverviewModule } from '../overview/overview.module.js';
import { PlanningModule } from '../../booking/planning/planning.module.js';
import { TillSettingsModule } from '../../money/till-settings/till-settings.module.js';
import { BookingRowsRepository } from './booking-rows.repository.js';
import { ClientsRepository } from './clients.repository.js';
import { JournalRepository } from './journal.repository.js';
import { MoneyRepository } from './money.repository.js';
import { ReportExportService } from './report-export.service.js';
import { ReportNamesService } from './report-names.service.js';
import { ReportPeriodsService } from './report-periods.service.js';
import { ReportRowsService } from './report-rows.service.js';
import { ReportsController } from './reports.controller.js';
import { ReportsService } from './reports.service.js';
import { SaleRowsRepository } from './sale-rows.repository.js';
import { SaleSum } from './sale-sum.entity.js';
import { WorkFiguresService } from './work-figures.service.js';
import { WorkRepository } from './work.repository.js';

/** Reports on sales and work over days, weeks, months and years. */
@Module({
  imports: [
    AuditModule,
    OverviewModule,
    PlanningModule,
    TillSettingsModule,
    TypeOrmModule.forFeature([SaleSum]),
  ],
  controllers: [ReportsController],
  providers: [
    BookingRowsRepository,
    JournalRepository,
    MoneyRepository,
    ClientsRepository,
    ReportExportService,
    ReportNamesService,
    ReportPeriodsService,
    ReportRowsService,
    ReportsService,
    SaleRowsRepository,
    WorkFiguresService,
    WorkRepository,
  ],
})
export class ReportsModule {}
