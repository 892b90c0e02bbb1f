import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { MailModule } from '../../mail/mail/mail.module.js';
import { SalonModule } from '../../salon/salon/salon.module.js';
import { MessageAnswer } from './message-answer.entity.js';
import { MessageAnswersRepository } from './message-answers.repository.js';
import { MessagesController } from './messages.controller.js';
import { MessagesRepository } from './messages.repository.js';
import { MessagesService } from './messages.service.js';
import { VisitorMessage } from './visitor-message.entity.js';

@Module({
  imports: [AuditModule, MailModule, SalonModule, TypeOrmModule.forFeature([MessageAnswer, VisitorMessage])],
  controllers: [MessagesController],
  providers: [MessageAnswersRepository, MessagesRepository, MessagesService],
  exports: [MessagesService],
})
export class MessagesModule {}
