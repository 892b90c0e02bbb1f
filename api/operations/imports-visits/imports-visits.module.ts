import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ImportedVisit } from './imported-visit.entity.js';
import { ImportedVisitsRepository } from './imported-visits.repository.js';
import { ImportedVisitsService } from './imported-visits.service.js';

/** How visits of another system are judged, and which have come in. */
@Module({
  imports: [TypeOrmModule.forFeature([ImportedVisit])],
  providers: [ImportedVisitsRepository, ImportedVisitsService],
  exports: [ImportedVisitsService],
})
export class ImportsVisitsModule {}
