import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ClientLookupService } from '../../people/clients/client-lookup.service.js';
import { Clock } from '../../common/clock.js';
import { ENV, type Env } from '../../config/env.js';
import { Transactions } from '../../database/transactions.js';
import { MediaService } from '../../platform/media/media.service.js';
import { PortfolioService } from '../../salon/portfolio/portfolio.service.js';
import { ReviewsService } from '../../booking/reviews/reviews.service.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { ServicesService } from '../../salon/services/services.service.js';
import { StaffService } from '../../salon/staff/staff.service.js';
import { UsersService } from '../../people/users/users.service.js';
import { DemoRepository } from './demo.repository.js';
import { DemoDiaryService } from './demo-diary.service.js';
import { type SalonRows, salonRows } from './demo-salon.rows.js';

/** Sets up Maison Vera in an untouched salon at its first start: all of it, once, or nothing. */
@Injectable()
export class DemoSalonService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Demo');

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly demo: DemoRepository,
    private readonly diary: DemoDiaryService,
    private readonly salon: SalonSettingsService,
    private readonly services: ServicesService,
    private readonly staff: StaffService,
    private readonly portfolio: PortfolioService,
    private readonly reviews: ReviewsService,
    private readonly media: MediaService,
    private readonly clients: ClientLookupService,
    private readonly users: UsersService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.env.demo) return;
    const done = await this.transactions.run((tx) => this.seedSalon(tx));
    if (done) this.logger.log(done);
  }

  /** What was added, in words; null when the salon is already in use. */
  private async seedSalon(tx: EntityManager): Promise<string | null> {
    await this.demo.lockSalon(tx);
    if (!(await this.isUntouched(tx))) return null;
    const now = this.clock.now();
    const rows = salonRows(now);
    await this.seed(rows, tx);
    const bookings = await this.diary.write(rows, now, tx);
    const { services, members, reviews } = rows;
    return `Maison Vera has moved in: ${services.length} services, ${members.length} staff, ${reviews.length} reviews, ${bookings} bookings.`;
  }

  /**
   * Whether the salon is as the migrations left it. Anything of its own (a name, a service, a team member, a client)
   * means that somebody runs it, and a real salon is never mixed with an invented one.
   */
  private async isUntouched(tx: EntityManager): Promise<boolean> {
    if (!(await this.salon.isUntouched(tx)) || (await this.users.hasClient(tx))) return false;
    const modules = [this.services, this.staff, this.portfolio, this.reviews, this.media, this.clients];
    for (const module of modules) if (!(await module.isEmpty(tx))) return false;
    return true;
  }

  private async seed(rows: SalonRows, tx: EntityManager): Promise<void> {
    await this.salon.seed(rows.salon, rows.openingHours, rows.languages, tx);
    await this.services.seed(rows, tx);
    await this.staff.seed(rows, tx);
    await this.reviews.seed(rows.reviews, tx);
    await this.portfolio.seed(rows.portfolio, rows.portfolioWords, tx);
  }
}
