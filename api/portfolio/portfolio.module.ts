import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { ServicesModule } from '../services/services.module.js';
import { PortfolioController } from './portfolio.controller.js';
import { PortfolioItem } from './portfolio-item.entity.js';
import { PortfolioRepository } from './portfolio.repository.js';
import { PortfolioService } from './portfolio.service.js';
import { PublicAnswersModule } from '../public-answers/public-answers.module.js';

@Module({
  imports: [PublicAnswersModule, AuditModule, ServicesModule, TypeOrmModule.forFeature([PortfolioItem])],
  controllers: [PortfolioController],
  providers: [PortfolioRepository, PortfolioService],
  exports: [PortfolioService],
})
export class PortfolioModule {}
