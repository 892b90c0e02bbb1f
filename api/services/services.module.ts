import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SalonService } from './salon-service.entity.js';
import { ServiceAddOn } from './service-add-on.entity.js';
import { ServiceCategory } from './service-category.entity.js';
import { ServicesController } from './services.controller.js';
import { ServicesRepository } from './services.repository.js';
import { ServiceCatalogue } from './services.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([SalonService, ServiceCategory, ServiceAddOn])],
  controllers: [ServicesController],
  providers: [ServicesRepository, ServiceCatalogue],
  exports: [ServiceCatalogue],
})
export class ServicesModule {}
