import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { FileKeyModule } from '../../platform/file-key/file-key.module.js';
import { ClientsModule } from '../clients/clients.module.js';
import { AllergiesRepository } from './allergies.repository.js';
import { AllergiesService } from './allergies.service.js';
import { Allergy } from './allergy.entity.js';
import { Formula } from './formula.entity.js';
import { FormulasRepository } from './formulas.repository.js';
import { FormulasService } from './formulas.service.js';
import { OwnSealedFilesService } from './own-sealed-files.service.js';
import { SealedFilesController } from './sealed-files.controller.js';
import { SealedFilesService } from './sealed-files.service.js';

/** Allergies and formulas of clients, encrypted under the file key. */
@Module({
  imports: [AuditModule, ClientsModule, FileKeyModule, TypeOrmModule.forFeature([Allergy, Formula])],
  controllers: [SealedFilesController],
  providers: [
    AllergiesRepository,
    AllergiesService,
    FormulasRepository,
    FormulasService,
    OwnSealedFilesService,
    SealedFilesService,
  ],
  exports: [AllergiesService, FormulasService, OwnSealedFilesService, SealedFilesService],
})
export class SealedFilesModule {}
