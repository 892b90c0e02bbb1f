import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GiftCardsModule } from '../../money/gift-cards/gift-cards.module.js';
import { TillSettingsModule } from '../../money/till-settings/till-settings.module.js';
import { ProductsModule } from '../../money/products/products.module.js';
import { ClientsModule } from '../../people/clients/clients.module.js';
import { ImportedClients } from '../../people/client-merging/imported-clients.port.js';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { SalonModule } from '../../salon/salon/salon.module.js';
import { ServicesModule } from '../../salon/services/services.module.js';
import { StaffModule } from '../../salon/staff/staff.module.js';
import { ImportedBookingsModule } from '../../booking/imported-bookings/imported-bookings.module.js';
import { PastVisitsModule } from '../../people/past-visits/past-visits.module.js';
import { ImportsVisitsModule } from '../imports-visits/imports-visits.module.js';
import { ImportsReadModule } from '../imports-read/imports-read.module.js';
import { ClientsImport } from './clients.import.js';
import { ForeignId } from './foreign-id.entity.js';
import { GiftCardsImport } from './gift-cards.import.js';
import { Import } from './import.entity.js';
import { ImportPlansService } from './import-plans.service.js';
import { ImportersService } from './importers.service.js';
import { ImportProblemsService } from './import-problems.service.js';
import { ImportedClientsService } from './imported-clients.service.js';
import { ImportRow } from './import-row.entity.js';
import { ImportsController } from './imports.controller.js';
import { ImportsRepository } from './imports.repository.js';
import { ImportsService } from './imports.service.js';
import { ListBalancesService } from './list-balances.service.js';
import { ProductsImport } from './products.import.js';
import { RunImportsService } from './run-imports.service.js';
import { ServicesImport } from './services.import.js';
import { ListVisitsService } from './list-visits.service.js';
import { TeamImport } from './team.import.js';
import { VisitsImport } from './visits.import.js';

/** Global, because merging clients, which is below it, keeps the references of other systems. */
@Global()
@Module({
  imports: [
    AuditModule,
    ClientsModule,
    GiftCardsModule,
    ImportedBookingsModule,
    ImportsReadModule,
    ImportsVisitsModule,
    LimitsModule,
    PastVisitsModule,
    ProductsModule,
    SalonModule,
    ServicesModule,
    StaffModule,
    TillSettingsModule,
    TypeOrmModule.forFeature([Import, ImportRow, ForeignId]),
  ],
  controllers: [ImportsController],
  providers: [
    ClientsImport,
    GiftCardsImport,
    ImportPlansService,
    ImportProblemsService,
    ImportersService,
    ImportsRepository,
    ImportsService,
    ListBalancesService,
    ListVisitsService,
    ProductsImport,
    RunImportsService,
    ServicesImport,
    TeamImport,
    VisitsImport,
    { provide: ImportedClients, useClass: ImportedClientsService },
  ],
  exports: [ImportedClients],
})
export class ImportsModule {}
