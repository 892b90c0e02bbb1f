import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { ServicesModule } from '../services/services.module.js';
import { PortfolioController } from './portfolio.controller.js';
import { PortfolioItem } from './portfolio-item.entity.js';
import { PortfolioWords } from './portfolio-words.entity.js';
import { SalonModule } from '../salon/salon.module.js';
import { PortfolioRepository } from './portfolio.repository.js';
import { PortfolioService } from './portfolio.service.js';
import { PublicAnswersModule } from '../../platform/public-answers/public-answers.module.js';

@Module({
  imports: [
    PublicAnswersModule,
    AuditModule,
    SalonModule,
    ServicesModule,
    TypeOrmModule.forFeature([PortfolioItem, PortfolioWords]),
  ],
  controllers: [PortfolioController],
  providers: [PortfolioRepository, PortfolioService],
  exports: [PortfolioService],
})
export class PortfolioModule {}
