import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminModule } from '../admin/admin.module.js';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { AddressesModule } from '../addresses/addresses.module.js';
import { CredentialsModule } from '../credentials/credentials.module.js';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { MailModule } from '../../mail/mail/mail.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { TeamDepartures } from '../../salon/staff/team-departures.port.js';
import { UsersModule } from '../users/users.module.js';
import { Invitation } from './invitation.entity.js';
import { InvitationsController } from './invitations.controller.js';
import { InvitationsRepository } from './invitations.repository.js';
import { InvitationsService } from './invitations.service.js';
import { InvitationsSweeperService } from './invitations-sweeper.service.js';
import { JoiningController } from './joining.controller.js';
import { JoiningService } from './joining.service.js';
import { TeamDeparturesService } from './team-departures.service.js';
import { ReceivedInvitationsService } from './received-invitations.service.js';
import { UseInvitationService } from './use-invitation.service.js';

/** Global, because the team module, which is above this one, reports who has left. */
@Global()
@Module({
  imports: [
    AdminModule,
    AuditModule,
    CredentialsModule,
    AddressesModule,
    LimitsModule,
    MailModule,
    SessionsModule,
    UsersModule,
    TypeOrmModule.forFeature([Invitation]),
  ],
  controllers: [InvitationsController, JoiningController],
  providers: [
    InvitationsRepository,
    InvitationsService,
    InvitationsSweeperService,
    JoiningService,
    ReceivedInvitationsService,
    UseInvitationService,
    { provide: TeamDepartures, useClass: TeamDeparturesService },
  ],
  exports: [InvitationsService, TeamDepartures],
})
export class InvitationsModule {}
