import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/mail/mail.module.js';
import { PlanningModule } from '../../booking/planning/planning.module.js';
import { SalonModule } from '../../salon/salon/salon.module.js';
import { FirstStepsController } from './first-steps.controller.js';
import { FirstStepsRepository } from './first-steps.repository.js';
import { FirstStepsService } from './first-steps.service.js';

@Module({
  imports: [PlanningModule, SalonModule, MailModule],
  controllers: [FirstStepsController],
  providers: [FirstStepsRepository, FirstStepsService],
})
export class FirstStepsModule {}
