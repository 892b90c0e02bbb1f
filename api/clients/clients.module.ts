import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { SalonModule } from '../salon/salon.module.js';
import { UsersModule } from '../users/users.module.js';
import { CardMerging } from './card-merging.service.js';
import { ClientCard } from './client-card.entity.js';
import { ClientCards } from './client-cards.service.js';
import { ClientCardsRepository } from './client-cards.repository.js';
import { ClientsController } from './clients.controller.js';
import { ClientsRepository } from './clients.repository.js';
import { ClientsService } from './clients.service.js';

@Module({
  imports: [AuditModule, SalonModule, UsersModule, TypeOrmModule.forFeature([ClientCard])],
  controllers: [ClientsController],
  providers: [CardMerging, ClientCards, ClientCardsRepository, ClientsRepository, ClientsService],
  exports: [ClientCards],
})
export class ClientsModule {}
