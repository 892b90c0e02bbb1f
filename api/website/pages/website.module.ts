import { type DynamicModule, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { AbstractLoader, ExpressLoader, ServeStaticModule } from '@nestjs/serve-static';
import { Clock } from '../../common/clock.js';
import { ENV, type Env } from '../../config/env.js';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { HealthModule } from '../../platform/health/health.module.js';
import { ReadinessService } from '../../platform/health/readiness.service.js';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { MediaModule } from '../../platform/media/media.module.js';
import { MediaService } from '../../platform/media/media.service.js';
import { MetricsModule } from '../../platform/metrics/metrics.module.js';
import { MetricsService } from '../../platform/metrics/metrics.service.js';
import { PortfolioModule } from '../../salon/portfolio/portfolio.module.js';
import { PublicAnswersModule } from '../../platform/public-answers/public-answers.module.js';
import { SiteVersionService } from '../../platform/public-answers/site-version.service.js';
import { ReviewsModule } from '../../booking/reviews/reviews.module.js';
import { SalonModule } from '../../salon/salon/salon.module.js';
import { FacePainterService } from '../face-pictures/face-painter.service.js';
import { FacePicturesModule } from '../face-pictures/face-pictures.module.js';
import { ServicesModule } from '../../salon/services/services.module.js';
import { StaffModule } from '../../salon/staff/staff.module.js';
import { HtmlPageService } from './html-page.service.js';
import { LetterFrameController } from './letter-frame.controller.js';
import { MapFrameController } from './map-frame.controller.js';
import { PageFactsService } from './page-facts.service.js';
import { ServerRenderer } from './server-renderer.js';
import { ShareCardController } from './share-card.controller.js';
import { ShareCardService } from './share-card.service.js';
import { SiteIndexController } from './site-index.controller.js';
import { SitemapService } from './sitemap.service.js';
import { answerUnmetCondition, StaticFiles } from './static-files.js';
import { WebsiteController } from './website.controller.js';

/** Serves the built web app: its files, and a page for every path that no other route matches. */
@Module({})
export class WebsiteModule implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  static forRoot(folder: string): DynamicModule {
    const files = { provide: StaticFiles, useValue: new StaticFiles(folder) };
    return {
      module: WebsiteModule,
      imports: [
        AuditModule,
        FacePicturesModule.forRoot(folder),
        HealthModule,
        LimitsModule,
        MediaModule,
        MetricsModule,
        SalonModule,
        ServicesModule,
        StaffModule,
        PortfolioModule,
        PublicAnswersModule,
        ReviewsModule,
        ServeStaticModule.forRootAsync({
          // Set explicitly, because the library chooses its loader before an app in a test has its HTTP adapter.
          extraProviders: [files, { provide: AbstractLoader, useClass: ExpressLoader }],
          inject: [StaticFiles],
          useFactory: (served: StaticFiles) => [served.serveStaticOptions()],
        }),
      ],
      controllers: [
        SiteIndexController,
        ShareCardController,
        MapFrameController,
        LetterFrameController,
        WebsiteController,
      ],
      providers: [
        PageFactsService,
        SitemapService,
        files,
        {
          provide: ShareCardService,
          inject: [MediaService, FacePainterService],
          useFactory: (media: MediaService, faces: FacePainterService) =>
            new ShareCardService(folder, media, faces),
        },
        {
          provide: HtmlPageService,
          inject: [PageFactsService, ENV, Clock, ReadinessService, SiteVersionService, MetricsService],
          useFactory: async (
            pages: PageFactsService,
            env: Env,
            clock: Clock,
            readiness: ReadinessService,
            version: SiteVersionService,
            metrics: MetricsService,
          ) => {
            const drawing = metrics.seconds('parlour_page_drawing_seconds', 'How long drawing a page took.');
            return new HtmlPageService(
              folder,
              pages,
              env.publicUrl,
              await ServerRenderer.load(folder, clock, (seconds) => drawing.observe(seconds)),
              version,
              clock,
              (reason) => readiness.noteAway(reason),
            );
          },
        },
      ],
    };
  }

  /** After the files, which the imported module has already mounted. */
  onModuleInit(): void {
    this.host.httpAdapter.use(answerUnmetCondition);
  }
}
