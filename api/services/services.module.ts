import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { EditServices } from './edit-services.service.js';
import { SalonService } from './salon-service.entity.js';
import { ServiceAddOn } from './service-add-on.entity.js';
import { ServiceCategoriesController } from './service-categories.controller.js';
import { ServiceCategoriesRepository } from './service-categories.repository.js';
import { ServiceCategories } from './service-categories.service.js';
import { ServiceCategory } from './service-category.entity.js';
import { ServicesController } from './services.controller.js';
import { ServicesRepository } from './services.repository.js';
import { ServiceCatalogue } from './services.service.js';

@Module({
  imports: [AuditModule, TypeOrmModule.forFeature([SalonService, ServiceCategory, ServiceAddOn])],
  controllers: [ServicesController, ServiceCategoriesController],
  providers: [
    ServicesRepository,
    ServiceCategoriesRepository,
    ServiceCatalogue,
    EditServices,
    ServiceCategories,
  ],
  exports: [ServiceCatalogue],
})
export class ServicesModule {}
