import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { AccountModule } from './account/account.module.js';
import { AdminModule } from './admin/admin.module.js';
import { AuditModule } from './audit/audit.module.js';
import { AuditLogModule } from './audit-log/audit-log.module.js';
import { AccessTokenGuard } from './auth/access-token.guard.js';
import { AuthModule } from './auth/auth.module.js';
import { AvailabilityModule } from './availability/availability.module.js';
import { BackupsModule } from './backups/backups.module.js';
import { BlocksModule } from './blocks/blocks.module.js';
import { BookingCountsModule } from './booking-counts/booking-counts.module.js';
import { BookingChangesModule } from './booking-changes/booking-changes.module.js';
import { BookingsModule } from './bookings/bookings.module.js';
import { ClientBookingsModule } from './client-bookings/client-bookings.module.js';
import { ClientMergingModule } from './client-merging/client-merging.module.js';
import { ClientsModule } from './clients/clients.module.js';
import { WebsiteModule } from './website/website.module.js';
import { CommonModule } from './common/common.module.js';
import type { Env } from './config/env.js';
import { EnvModule } from './config/env.module.js';
import { CredentialsModule } from './credentials/credentials.module.js';
import { CrashReportsModule } from './crash-reports/crash-reports.module.js';
import { CspReportsModule } from './csp-reports/csp-reports.module.js';
import { DatabaseModule } from './database/database.module.js';
import type { DatabaseUse } from './database/postgres-host.js';
import { DailyLookModule } from './daily-look/daily-look.module.js';
import { DelaysModule } from './delays/delays.module.js';
import { DemoModule } from './demo/demo.module.js';
import { DeskVersionModule } from './desk-version/desk-version.module.js';
import { DocsModule } from './docs/docs.module.js';
import { DoctorModule } from './doctor/doctor.module.js';
import { ErasureModule } from './erasure/erasure.module.js';
import { FactorRulesModule } from './factor-rules/factor-rules.module.js';
import { FactorsModule } from './factors/factors.module.js';
import { FreshProofGuard } from './factors/fresh-proof.guard.js';
import { FirstStepsModule } from './first-steps/first-steps.module.js';
import { GoogleModule } from './google/google.module.js';
import { LedgerModule } from './ledger/ledger.module.js';
import { TillSettingsModule } from './till-settings/till-settings.module.js';
import { ProductsModule } from './products/products.module.js';
import { GiftCardsModule } from './gift-cards/gift-cards.module.js';
import { TillModule } from './till/till.module.js';
import { SalesModule } from './sales/sales.module.js';
import { CommissionModule } from './commission/commission.module.js';
import { CheckoutModule } from './checkout/checkout.module.js';
import { RefundsModule } from './refunds/refunds.module.js';
import { ReceiptsModule } from './receipts/receipts.module.js';
import { ReportsModule } from './reports/reports.module.js';
import { HealthModule } from './health/health.module.js';
import { IpLimitGuard } from './limits/ip-limit.guard.js';
import { LimitsGuard } from './limits/limits.guard.js';
import { CorrectionsModule } from './corrections/corrections.module.js';
import { DeskModule } from './desk/desk.module.js';
import { SeriesModule } from './series/series.module.js';
import { IdempotencyModule } from './idempotency/idempotency.module.js';
import { InvitationsModule } from './invitations/invitations.module.js';
import { LimitsModule } from './limits/limits.module.js';
import { LoginCodesModule } from './login-codes/login-codes.module.js';
import { MailModule } from './mail/mail.module.js';
import { MediaModule } from './media/media.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { MessagesModule } from './messages/messages.module.js';
import { NewsModule } from './news/news.module.js';
import { OwnWordsModule } from './own-words/own-words.module.js';
import { ObstaclesModule } from './obstacles/obstacles.module.js';
import { OverviewModule } from './overview/overview.module.js';
import { PlacesModule } from './places/places.module.js';
import { PortfolioModule } from './portfolio/portfolio.module.js';
import { PublicAnswersModule } from './public-answers/public-answers.module.js';
import { RebookingModule } from './rebooking/rebooking.module.js';
import { ReviewsModule } from './reviews/reviews.module.js';
import { SalonModule } from './salon/salon.module.js';
import { SchedulingModule } from './scheduling/scheduling.module.js';
import { PriceChangesModule } from './price-changes/price-changes.module.js';
import { ServicesModule } from './services/services.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { StaffModule } from './staff/staff.module.js';
import { SickDaysModule } from './sick-days/sick-days.module.js';
import { TimeOffModule } from './time-off/time-off.module.js';
import { TranslationProgressModule } from './translation-progress/translation-progress.module.js';
import { UsersModule } from './users/users.module.js';

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
