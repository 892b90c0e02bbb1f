import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { ServiceOffers } from '../services/service-offers.port.js';
import { SalonModule } from '../salon/salon.module.js';
import { ServicesModule } from '../services/services.module.js';
import { OfferPricesService } from './offer-prices.service.js';
import { OffersController } from './offers.controller.js';
import { OffersRepository } from './offers.repository.js';
import { OffersService } from './offers.service.js';
import { StaffException } from './staff-exception.entity.js';
import { StaffHoursController } from './staff-hours.controller.js';
import { StaffHours } from './staff-hours.entity.js';
import { StaffHoursService } from './staff-hours.service.js';
import { StaffMember } from './staff-member.entity.js';
import { StaffWords } from './staff-words.entity.js';
import { StaffOffer } from './staff-offer.entity.js';
import { ServiceOffersService } from './service-offers.service.js';
import { StaffController } from './staff.controller.js';
import { StaffRepository } from './staff.repository.js';
import { StaffService } from './staff.service.js';
import { StaffExportService } from './staff-export.service.js';
import { StaffEditorService } from './staff-editor.service.js';
import { PublicAnswersModule } from '../../platform/public-answers/public-answers.module.js';

/** Global, because the services module, which it imports, asks who does them. */
@Global()
@Module({
  imports: [
    PublicAnswersModule,
    AuditModule,
    SalonModule,
    ServicesModule,
    TypeOrmModule.forFeature([StaffMember, StaffWords, StaffOffer, StaffHours, StaffException]),
  ],
  controllers: [StaffController, OffersController, StaffHoursController],
  providers: [
    OffersRepository,
    OfferPricesService,
    OffersService,
    ServiceOffersService,
    { provide: ServiceOffers, useExisting: ServiceOffersService },
    StaffHoursService,
    StaffRepository,
    StaffService,
    StaffEditorService,
    StaffExportService,
  ],
  exports: [OfferPricesService, OffersService, ServiceOffers, StaffEditorService, StaffService],
})
export class StaffModule {}
