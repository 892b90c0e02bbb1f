import { Module } from '@nestjs/common';
import { AddressesModule } from './addresses/addresses.module.js';
import { AdminModule } from './admin/admin.module.js';
import { AuditLogModule } from './audit-log/audit-log.module.js';
import { AuthModule } from './auth/auth.module.js';
import { ClientMergingModule } from './client-merging/client-merging.module.js';
import { BlockedClientsModule } from './blocked-clients/blocked-clients.module.js';
import { ClientsModule } from './clients/clients.module.js';
import { ConsentsModule } from './consents/consents.module.js';
import { CredentialsModule } from './credentials/credentials.module.js';
import { FactorRulesModule } from './factor-rules/factor-rules.module.js';
import { FactorChecksModule } from './factor-checks/factor-checks.module.js';
import { FactorsModule } from './factors/factors.module.js';
import { FamiliesModule } from './families/families.module.js';
import { GoogleModule } from './google/google.module.js';
import { InvitationsModule } from './invitations/invitations.module.js';
import { LoginCodesModule } from './login-codes/login-codes.module.js';
import { LoginRecordsModule } from './login-records/login-records.module.js';
import { MessagesModule } from './messages/messages.module.js';
import { PastVisitsModule } from './past-visits/past-visits.module.js';
import { SealedFilesModule } from './sealed-files/sealed-files.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { UsersModule } from './users/users.module.js';

/** Accounts, log-in, roles, clients and messages. */
@Module({
  imports: [
    UsersModule,
    LoginRecordsModule,
    AuditLogModule,
    SessionsModule,
    CredentialsModule,
    AddressesModule,
    FactorRulesModule,
    FactorsModule,
    FactorChecksModule,
    LoginCodesModule,
    AuthModule,
    GoogleModule,
    AdminModule,
    MessagesModule,
    ConsentsModule,
    BlockedClientsModule,
    ClientsModule,
    FamiliesModule,
    SealedFilesModule,
    InvitationsModule,
    ClientMergingModule,
    PastVisitsModule,
  ],
})
export class PeopleGroupModule {}
