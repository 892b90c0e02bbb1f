import { Module } from '@nestjs/common';
import { DeliveryModule } from '../../mail/delivery/delivery.module.js';
import { SalonModule } from '../../salon/salon/salon.module.js';
import { BlockedClientsRepository } from './blocked-clients.repository.js';
import { BlockedClientsService } from './blocked-clients.service.js';

/** Clients who may not book online. */
@Module({
  imports: [DeliveryModule, SalonModule],
  providers: [BlockedClientsRepository, BlockedClientsService],
  exports: [BlockedClientsService],
})
export class BlockedClientsModule {}
