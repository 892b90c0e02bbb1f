import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { ServiceEditorService } from './service-editor.service.js';
import { ServiceExportService } from './service-export.service.js';
import { ServicePricesService } from './service-prices.service.js';
import { Service } from './service.entity.js';
import { ServiceAddOn } from './service-add-on.entity.js';
import { ServiceCategoriesController } from './service-categories.controller.js';
import { ServiceCategoriesRepository } from './service-categories.repository.js';
import { ServiceCategoriesService } from './service-categories.service.js';
import { ServiceAddOnWords } from './service-add-on-words.entity.js';
import { ServiceCategory } from './service-category.entity.js';
import { ServiceCategoryWords } from './service-category-words.entity.js';
import { ServiceWords } from './service-words.entity.js';
import { ServiceWordsRepository } from './service-words.repository.js';
import { SalonModule } from '../salon/salon.module.js';
import { ServicesController } from './services.controller.js';
import { ServicesRepository } from './services.repository.js';
import { ServicesService } from './services.service.js';
import { PublicAnswersModule } from '../../platform/public-answers/public-answers.module.js';

@Module({
  imports: [
    PublicAnswersModule,
    AuditModule,
    SalonModule,
    TypeOrmModule.forFeature([
      ...[Service, ServiceCategory, ServiceAddOn],
      ...[ServiceWords, ServiceCategoryWords, ServiceAddOnWords],
    ]),
  ],
  controllers: [ServicesController, ServiceCategoriesController],
  providers: [
    ServicesRepository,
    ServiceCategoriesRepository,
    ServiceWordsRepository,
    ServicesService,
    ServiceEditorService,
    ServiceExportService,
    ServicePricesService,
    ServiceCategoriesService,
  ],
  exports: [ServiceCategoriesService, ServiceEditorService, ServicePricesService, ServicesService],
})
export class ServicesModule {}
