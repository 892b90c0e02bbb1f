import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/mail/mail.module.js';
import { ClientsModule } from '../../people/clients/clients.module.js';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { MovingLetterController } from './moving-letter.controller.js';
import { MovingLetterRepository } from './moving-letter.repository.js';
import { MovingLetterService } from './moving-letter.service.js';

/** The email about the new booking page, after a move from another system. */
@Module({
  imports: [AuditModule, ClientsModule, MailModule],
  controllers: [MovingLetterController],
  providers: [MovingLetterRepository, MovingLetterService],
})
export class MovingLetterModule {}
