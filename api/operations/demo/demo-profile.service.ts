import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { ServicesService } from '../../salon/services/services.service.js';
import { StaffService } from '../../salon/staff/staff.service.js';
import { ReviewsService } from '../../booking/reviews/reviews.service.js';
import { PortfolioService } from '../../salon/portfolio/portfolio.service.js';
import type { SalonRows } from './demo-salon.rows.js';

/** Writes the demo salon's hours, services, team, reviews and portfolio. */
@Injectable()
export class DemoProfileService {
  constructor(
    private readonly salon: SalonSettingsService,
    private readonly services: ServicesService,
    private readonly staff: StaffService,
    private readonly reviews: ReviewsService,
    private readonly portfolio: PortfolioService,
  ) {}

  async write(rows: SalonRows, tx: EntityManager): Promise<void> {
    await this.salon.seed(rows.salon, rows.openingHours, rows.languages, tx);
    await this.services.seed(rows, tx);
    await this.staff.seed(rows, tx);
    await this.reviews.seed(rows.reviews, tx);
    await this.portfolio.seed(rows.portfolio, rows.portfolioWords, tx);
  }
}
