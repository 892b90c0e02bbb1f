import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { TillSettingsModule } from '../till-settings/till-settings.module.js';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { MailModule } from '../../mail/mail/mail.module.js';
import { SalonModule } from '../../salon/salon/salon.module.js';
import { GiftCard } from './gift-card.entity.js';
import { GiftCardTriesService } from './gift-card-tries.service.js';
import { GiftCardsController } from './gift-cards.controller.js';
import { GiftCardsRepository } from './gift-cards.repository.js';
import { GiftCardsService } from './gift-cards.service.js';
import { ManageGiftCardsService } from './manage-gift-cards.service.js';
import { OpeningCardsService } from './opening-cards.service.js';

/** Gift cards: their codes and balances. */
@Module({
  imports: [
    ...[AuditModule, LedgerModule, LimitsModule, MailModule, SalonModule, TillSettingsModule],
    TypeOrmModule.forFeature([GiftCard]),
  ],
  controllers: [GiftCardsController],
  providers: [
    ...[GiftCardsRepository, GiftCardsService, GiftCardTriesService],
    ...[ManageGiftCardsService, OpeningCardsService],
  ],
  exports: [GiftCardsService, GiftCardTriesService, OpeningCardsService],
})
export class GiftCardsModule {}
