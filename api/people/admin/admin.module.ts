import { Module } from '@nestjs/common';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { CredentialsModule } from '../credentials/credentials.module.js';
import { FactorsModule } from '../factors/factors.module.js';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { MailModule } from '../../mail/mail/mail.module.js';
import { SalonModule } from '../../salon/salon/salon.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { AdminController } from './admin.controller.js';
import { AdminService } from './admin.service.js';
import { AppointmentsService } from './appointments.service.js';
import { FirstAdminService } from './first-admin.service.js';
import { SetupCodeService } from './setup-code.service.js';
import { SetupController } from './setup.controller.js';
import { SetupService } from './setup.service.js';
import { TeamMembersRepository } from './team-members.repository.js';
import { UserListController } from './user-list.controller.js';
import { UserListRepository } from './user-list.repository.js';
import { UserListService } from './user-list.service.js';
import { EarlierAccessService } from './earlier-access.service.js';

@Module({
  imports: [
    AuditModule,
    LimitsModule,
    MailModule,
    SalonModule,
    UsersModule,
    SessionsModule,
    CredentialsModule,
    FactorsModule,
  ],
  controllers: [AdminController, SetupController, UserListController],
  providers: [
    AdminService,
    AppointmentsService,
    EarlierAccessService,
    FirstAdminService,
    SetupCodeService,
    SetupService,
    TeamMembersRepository,
    UserListRepository,
    UserListService,
  ],
  exports: [AppointmentsService],
})
export class AdminModule {}
