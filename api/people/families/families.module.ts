import { Module } from '@nestjs/common';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { SalonModule } from '../../salon/salon/salon.module.js';
import { ClientsModule } from '../clients/clients.module.js';
import { PastVisitsModule } from '../past-visits/past-visits.module.js';
import { UsersModule } from '../users/users.module.js';
import { CarersController } from './carers.controller.js';
import { CarersService } from './carers.service.js';
import { FamiliesService } from './families.service.js';
import { PeopleController } from './people.controller.js';
import { PeopleService } from './people.service.js';

/** Clients without an account whom someone with one looks after. */
@Module({
  imports: [AuditModule, ClientsModule, LimitsModule, PastVisitsModule, SalonModule, UsersModule],
  controllers: [PeopleController, CarersController],
  providers: [FamiliesService, PeopleService, CarersService],
  exports: [FamiliesService],
})
export class FamiliesModule {}
