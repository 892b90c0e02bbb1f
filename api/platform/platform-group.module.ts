import { Module } from '@nestjs/common';
import { AuditModule } from './audit/audit.module.js';
import { BrowserReportsModule } from './browser-reports/browser-reports.module.js';
import { DeskVersionModule } from './desk-version/desk-version.module.js';
import { DocsModule } from './docs/docs.module.js';
import { FileKeyModule } from './file-key/file-key.module.js';
import { HealthModule } from './health/health.module.js';
import { IdempotencyModule } from './idempotency/idempotency.module.js';
import { LimitsModule } from './limits/limits.module.js';
import { MediaModule } from './media/media.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { OutgoingModule } from './outgoing/outgoing.module.js';
import { PlacesModule } from './places/places.module.js';
import { PublicAnswersModule } from './public-answers/public-answers.module.js';

/** Limits, audit, metrics, health, pictures and other services that are independent of the salon. */
@Module({
  imports: [
    LimitsModule,
    PublicAnswersModule,
    DeskVersionModule,
    MetricsModule,
    HealthModule,
    DocsModule,
    BrowserReportsModule,
    AuditModule,
    FileKeyModule,
    MediaModule,
    IdempotencyModule,
    OutgoingModule,
    PlacesModule,
  ],
})
export class PlatformGroupModule {}
