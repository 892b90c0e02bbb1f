import { type DynamicModule, Module } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { ENV, type Env } from '../config/env.js';
import { PortfolioModule } from '../portfolio/portfolio.module.js';
import { ReviewsModule } from '../reviews/reviews.module.js';
import { SalonModule } from '../salon/salon.module.js';
import { ServicesModule } from '../services/services.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { ClientController } from './client.controller.js';
import { ClientPage } from './client-page.js';
import { MapFrameController } from './map-frame.controller.js';
import { PageArtist } from './page-artist.js';
import { PublicPages } from './public-pages.service.js';
import { SiteIndexController } from './site-index.controller.js';

/** Answers every path that no other room took with the client's page; its files are served before any room is asked. */
@Module({})
export class ClientModule {
  static serving(folder: string): DynamicModule {
    return {
      module: ClientModule,
      imports: [SalonModule, ServicesModule, StaffModule, PortfolioModule, ReviewsModule],
      controllers: [SiteIndexController, MapFrameController, ClientController],
      providers: [
        PublicPages,
        {
          provide: ClientPage,
          inject: [PublicPages, ENV, Clock],
          useFactory: async (pages: PublicPages, env: Env, clock: Clock) =>
            new ClientPage(folder, pages, env.publicUrl, await PageArtist.besides(folder, clock)),
        },
      ],
    };
  }
}
