import { Module } from '@nestjs/common';
import { CredentialsModule } from '../credentials/credentials.module.js';
import { FactorsModule } from '../factors/factors.module.js';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { LoginRecordsModule } from '../login-records/login-records.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { SignInTicketsModule } from '../sign-in-tickets/sign-in-tickets.module.js';
import { UsersModule } from '../users/users.module.js';
import { FactorSignInController } from './factor-sign-in.controller.js';
import { FactorSignInService } from './factor-sign-in.service.js';
import { FreshProofService } from './fresh-proof.service.js';
import { ProofController } from './proof.controller.js';
import { ProofService } from './proof.service.js';
import { SignInService } from './sign-in.service.js';

@Module({
  imports: [
    LimitsModule,
    UsersModule,
    LoginRecordsModule,
    SessionsModule,
    SignInTicketsModule,
    CredentialsModule,
    FactorsModule,
  ],
  controllers: [FactorSignInController, ProofController],
  providers: [FactorSignInService, FreshProofService, ProofService, SignInService],
  exports: [FreshProofService, SignInService],
})
export class FactorChecksModule {}
