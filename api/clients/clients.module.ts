import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../users/users.module.js';
import { ClientCard } from './client-card.entity.js';
import { ClientCards } from './client-cards.service.js';
import { ClientCardsRepository } from './client-cards.repository.js';

@Module({
  imports: [UsersModule, TypeOrmModule.forFeature([ClientCard])],
  providers: [ClientCards, ClientCardsRepository],
  exports: [ClientCards],
})
export class ClientsModule {}
