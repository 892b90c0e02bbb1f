import { type DynamicModule, Module } from '@nestjs/common';
import { AccountModule } from './account/account.module.js';
import { AdminModule } from './admin/admin.module.js';
import { AuditModule } from './audit/audit.module.js';
import { AuthModule } from './auth/auth.module.js';
import { BookingsModule } from './bookings/bookings.module.js';
import { ClientsModule } from './clients/clients.module.js';
import { ClientModule } from './client/client.module.js';
import { CommonModule } from './common/common.module.js';
import type { Env } from './config/env.js';
import { EnvModule } from './config/env.module.js';
import { DatabaseModule } from './database/database.module.js';
import { DemoModule } from './demo/demo.module.js';
import { HealthModule } from './health/health.module.js';
import { LimitsModule } from './limits/limits.module.js';
import { MailModule } from './mail/mail.module.js';
import { MediaModule } from './media/media.module.js';
import { MessagesModule } from './messages/messages.module.js';
import { OverviewModule } from './overview/overview.module.js';
import { PortfolioModule } from './portfolio/portfolio.module.js';
import { ReviewsModule } from './reviews/reviews.module.js';
import { SalonModule } from './salon/salon.module.js';
import { ServicesModule } from './services/services.module.js';
import { StaffModule } from './staff/staff.module.js';
import { UsersModule } from './users/users.module.js';

interface AppParts {
  env: Env;
  /** Folder of the built client; null leaves it out, as the API tests do. */
  clientDir: string | null;
}

@Module({})
export class AppModule {
  static with({ env, clientDir }: AppParts): DynamicModule {
    const floor = [CommonModule, EnvModule.with(env), DatabaseModule];
    const rooms = [
      LimitsModule,
      HealthModule,
      AuditModule,
      MediaModule,
      SalonModule,
      MailModule,
      UsersModule,
      AuthModule,
      AdminModule,
      MessagesModule,
      ClientsModule,
      ServicesModule,
      StaffModule,
      BookingsModule,
      ReviewsModule,
      OverviewModule,
      PortfolioModule,
      AccountModule,
      DemoModule,
    ];
    // Last, because its route takes every path that nobody else wanted.
    const client = clientDir ? [ClientModule.serving(clientDir)] : [];
    return { module: AppModule, imports: [...floor, ...rooms, ...client] };
  }
}
