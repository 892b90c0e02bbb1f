import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { BookingGroupModule } from './booking/booking-group.module.js';
import { CommonModule } from './common/common.module.js';
import type { Env } from './config/env.js';
import { EnvModule } from './config/env.module.js';
import { DatabaseModule } from './database/database.module.js';
import type { DatabaseUse } from './database/postgres-host.js';
import { InsightGroupModule } from './insight/insight-group.module.js';
import { MailGroupModule } from './mail/mail-group.module.js';
import { MoneyGroupModule } from './money/money-group.module.js';
import { OperationsGroupModule } from './operations/operations-group.module.js';
import { OwnDataGroupModule } from './own-data/own-data-group.module.js';
import { AccessTokenGuard } from './people/auth/access-token.guard.js';
import { AuthModule } from './people/auth/auth.module.js';
import { LimitsGuard } from './people/auth/limits.guard.js';
import { FactorChecksModule } from './people/factor-checks/factor-checks.module.js';
import { FreshProofGuard } from './people/factor-checks/fresh-proof.guard.js';
import { SessionsModule } from './people/sessions/sessions.module.js';
import { DemoGuard } from './people/users/demo.guard.js';
import { UsersModule } from './people/users/users.module.js';
import { PeopleGroupModule } from './people/people-group.module.js';
import { IpLimitGuard } from './platform/limits/ip-limit.guard.js';
import { LimitsModule } from './platform/limits/limits.module.js';
import { PlatformGroupModule } from './platform/platform-group.module.js';
import { SalonModule } from './salon/salon/salon.module.js';
import { SalonGroupModule } from './salon/salon-group.module.js';
import { WebsiteGroupModule } from './website/website-group.module.js';

/**
 * Guards of every route, in this order: floods are stopped before the database is asked for the caller. The account
 * is known before its calls are counted, before the demo refuses it, and before it has to confirm its identity.
 */
const guards = [IpLimitGuard, AccessTokenGuard, LimitsGuard, DemoGuard, FreshProofGuard].map((useClass) => ({
  provide: APP_GUARD,
  useClass,
}));

interface AppParts {
  env: Env;
  /** Folder of the built web app; null leaves it out, as the API tests do. */
  webDir: string | null;
  /** Runs the jobs marked `@EveryMinutes` automatically; tests call them instead. */
  runsJobs?: boolean;
  /** `keep`: the app owns the database. `visit`: a command uses it next to an app that may be running. */
  database?: DatabaseUse;
}

@Module({})
export class AppModule {
  static with({ env, webDir, runsJobs = true, database = 'keep' }: AppParts): DynamicModule {
    const jobs = ScheduleModule.forRoot({ intervals: runsJobs });
    const shared = [CommonModule, EnvModule.with(env), DatabaseModule.with(database), jobs];
    const groups = [
      ...[PlatformGroupModule, SalonGroupModule, MailGroupModule, PeopleGroupModule, BookingGroupModule],
      ...[MoneyGroupModule, InsightGroupModule, OwnDataGroupModule, OperationsGroupModule],
      // Last, because its route takes every path that no other route matched.
      WebsiteGroupModule.with(webDir),
    ];
    // Guards are created in this module, so it needs the modules of their services.
    const ofGuards = [LimitsModule, SalonModule, UsersModule, SessionsModule, AuthModule, FactorChecksModule];
    return { module: AppModule, imports: [...shared, ...groups, ...ofGuards], providers: guards };
  }
}
