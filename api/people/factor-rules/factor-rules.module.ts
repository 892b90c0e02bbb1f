import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { FactorRule } from './factor-rule.entity.js';
import { FactorRulesController } from './factor-rules.controller.js';
import { FactorRulesRepository } from './factor-rules.repository.js';
import { FactorRulesService } from './factor-rules.service.js';

@Module({
  imports: [AuditModule, TypeOrmModule.forFeature([FactorRule])],
  controllers: [FactorRulesController],
  providers: [FactorRulesRepository, FactorRulesService],
  exports: [FactorRulesService],
})
export class FactorRulesModule {}
