import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GiftCard } from './gift-card.entity.js';

/** Gift cards: their codes and what is left on them. */
@Module({
  imports: [TypeOrmModule.forFeature([GiftCard])],
})
export class GiftCardsModule {}
