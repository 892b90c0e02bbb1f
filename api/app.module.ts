import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { AccountModule } from './own-data/account/account.module.js';
import { AdminModule } from './people/admin/admin.module.js';
import { AuditModule } from './platform/audit/audit.module.js';
import { AuditLogModule } from './people/audit-log/audit-log.module.js';
import { AccessTokenGuard } from './people/auth/access-token.guard.js';
import { LimitsGuard } from './people/auth/limits.guard.js';
import { AuthModule } from './people/auth/auth.module.js';
import { AvailabilityModule } from './booking/availability/availability.module.js';
import { BackupsModule } from './operations/backups/backups.module.js';
import { BlocksModule } from './booking/blocks/blocks.module.js';
import { BookingCountsModule } from './salon/booking-counts/booking-counts.module.js';
import { BookingChangesModule } from './booking/bookings/booking-changes.module.js';
import { BookingsModule } from './booking/booking-records/bookings.module.js';
import { ClientBookingsModule } from './booking/client-bookings/client-bookings.module.js';
import { ClientMergingModule } from './people/client-merging/client-merging.module.js';
import { ClientsModule } from './people/clients/clients.module.js';
import { WebsiteModule } from './website/pages/website.module.js';
import { CommonModule } from './common/common.module.js';
import type { Env } from './config/env.js';
import { EnvModule } from './config/env.module.js';
import { CredentialsModule } from './people/credentials/credentials.module.js';
import { CrashReportsModule } from './platform/browser-reports/crash-reports.module.js';
import { CspReportsModule } from './platform/browser-reports/csp-reports.module.js';
import { DatabaseModule } from './database/database.module.js';
import type { DatabaseUse } from './database/postgres-host.js';
import { DailyLookModule } from './operations/daily-look/daily-look.module.js';
import { DelaysModule } from './booking/delays/delays.module.js';
import { DemoModule } from './operations/demo/demo.module.js';
import { DeskVersionModule } from './platform/desk-version/desk-version.module.js';
import { DocsModule } from './platform/docs/docs.module.js';
import { DoctorModule } from './operations/doctor/doctor.module.js';
import { ErasureModule } from './own-data/erasure/erasure.module.js';
import { FactorRulesModule } from './people/factor-rules/factor-rules.module.js';
import { FactorsModule } from './people/factors/factors.module.js';
import { FreshProofGuard } from './people/factors/fresh-proof.guard.js';
import { FirstStepsModule } from './operations/first-steps/first-steps.module.js';
import { GoogleModule } from './people/google/google.module.js';
import { LedgerModule } from './money/ledger/ledger.module.js';
import { TillSettingsModule } from './money/till-settings/till-settings.module.js';
import { ProductsModule } from './money/products/products.module.js';
import { GiftCardsModule } from './money/gift-cards/gift-cards.module.js';
import { TillModule } from './money/till/till.module.js';
import { SalesModule } from './money/sales/sales.module.js';
import { CommissionModule } from './money/commission/commission.module.js';
import { CheckoutModule } from './money/checkout/checkout.module.js';
import { RefundsModule } from './money/refunds/refunds.module.js';
import { ReceiptsModule } from './money/receipts/receipts.module.js';
import { ReportsModule } from './insight/reports/reports.module.js';
import { HealthModule } from './platform/health/health.module.js';
import { IpLimitGuard } from './platform/limits/ip-limit.guard.js';
import { CorrectionsModule } from './booking/corrections/corrections.module.js';
import { DeskModule } from './booking/desk/desk.module.js';
import { SeriesModule } from './booking/series/series.module.js';
import { IdempotencyModule } from './platform/idempotency/idempotency.module.js';
import { InvitationsModule } from './people/invitations/invitations.module.js';
import { LimitsModule } from './platform/limits/limits.module.js';
import { LoginCodesModule } from './people/login-codes/login-codes.module.js';
import { MailModule } from './mail/mail/mail.module.js';
import { MediaModule } from './platform/media/media.module.js';
import { MetricsModule } from './platform/metrics/metrics.module.js';
import { MessagesModule } from './people/messages/messages.module.js';
import { NewsModule } from './booking/news/news.module.js';
import { OwnWordsModule } from './salon/own-words/own-words.module.js';
import { ObstaclesModule } from './booking/obstacles/obstacles.module.js';
import { OverviewModule } from './insight/overview/overview.module.js';
import { PlacesModule } from './platform/places/places.module.js';
import { PortfolioModule } from './salon/portfolio/portfolio.module.js';
import { PublicAnswersModule } from './platform/public-answers/public-answers.module.js';
import { RebookingModule } from './booking/rebooking/rebooking.module.js';
import { ReviewsModule } from './booking/reviews/reviews.module.js';
import { SalonModule } from './salon/salon/salon.module.js';
import { SchedulingModule } from './booking/scheduling/scheduling.module.js';
import { PriceChangesModule } from './salon/price-changes/price-changes.module.js';
import { ServicesModule } from './salon/services/services.module.js';
import { SessionsModule } from './people/sessions/sessions.module.js';
import { StaffModule } from './salon/staff/staff.module.js';
import { SickDaysModule } from './booking/sick-days/sick-days.module.js';
import { TimeOffModule } from './booking/time-off/time-off.module.js';
import { TranslationProgressModule } from './salon/translation-progress/translation-progress.module.js';
import { UsersModule } from './people/users/users.module.js';

/**
 * They stand before every route, in this order: a flood is stopped before the database is asked who is calling, and the
 * account is known before its calls are counted, and before it is asked to prove itself again.
 */
const guards = [IpLimitGuard, AccessTokenGuard, LimitsGuard, FreshProofGuard].map((useClass) => ({
  provide: APP_GUARD,
  useClass,
}));

interface AppParts {
  env: Env;
  /** Folder of the built web app; null leaves it out, as the API tests do. */
  webDir: string | null;
  /** Whether the jobs marked `@EveryMinutes` run by themselves. Tests call them when they want them. */
  runsJobs?: boolean;
  /** Whether the app keeps the database, or a command visits it beside an app that may be running. */
  database?: DatabaseUse;
}

@Module({})
export class AppModule {
  static with({ env, webDir, runsJobs = true, database = 'keep' }: AppParts): DynamicModule {
    const jobs = ScheduleModule.forRoot({ intervals: runsJobs });
    const shared = [CommonModule, EnvModule.with(env), DatabaseModule.with(database), jobs];
    const modules = [
      LimitsModule,
      PublicAnswersModule,
      DeskVersionModule,
      MetricsModule,
      HealthModule,
      DocsModule,
      CrashReportsModule,
      CspReportsModule,
      AuditModule,
      LedgerModule,
      MediaModule,
      SalonModule,
      OwnWordsModule,
      MailModule,
      UsersModule,
      AuditLogModule,
      SessionsModule,
      CredentialsModule,
      FactorRulesModule,
      FactorsModule,
      LoginCodesModule,
      AuthModule,
      GoogleModule,
      AdminModule,
      MessagesModule,
      ClientsModule,
      ServicesModule,
      StaffModule,
      TillSettingsModule,
      ProductsModule,
      GiftCardsModule,
      TillModule,
      SalesModule,
      CheckoutModule,
      RefundsModule,
      ReceiptsModule,
      PriceChangesModule,
      InvitationsModule,
      CorrectionsModule,
      DelaysModule,
      DeskModule,
      SeriesModule,
      RebookingModule,
      NewsModule,
      SchedulingModule,
      IdempotencyModule,
      BookingsModule,
      BookingChangesModule,
      BlocksModule,
      BookingCountsModule,
      ClientBookingsModule,
      ClientMergingModule,
      AvailabilityModule,
      ObstaclesModule,
      TimeOffModule,
      SickDaysModule,
      ReviewsModule,
      OverviewModule,
      CommissionModule,
      ReportsModule,
      FirstStepsModule,
      PlacesModule,
      PortfolioModule,
      TranslationProgressModule,
      ErasureModule,
      AccountModule,
      DemoModule,
      BackupsModule,
      DoctorModule,
      DailyLookModule,
    ];
    // Last, because its route takes every path that no other route matched.
    const website = webDir ? [WebsiteModule.forRoot(webDir)] : [];
    return { module: AppModule, imports: [...shared, ...modules, ...website], providers: guards };
  }
}
