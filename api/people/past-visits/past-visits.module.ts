import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClientsModule } from '../clients/clients.module.js';
import { PastVisit } from './past-visit.entity.js';
import { PastVisitsController } from './past-visits.controller.js';
import { PastVisitsRepository } from './past-visits.repository.js';
import { PastVisitsService } from './past-visits.service.js';

/** Visits in the system that the salon used before. */
@Module({
  imports: [ClientsModule, TypeOrmModule.forFeature([PastVisit])],
  controllers: [PastVisitsController],
  providers: [PastVisitsRepository, PastVisitsService],
  exports: [PastVisitsService],
})
export class PastVisitsModule {}
