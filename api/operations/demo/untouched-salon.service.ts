import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { UsersService } from '../../people/users/users.service.js';
import { ServicesService } from '../../salon/services/services.service.js';
import { StaffService } from '../../salon/staff/staff.service.js';
import { PortfolioService } from '../../salon/portfolio/portfolio.service.js';
import { ReviewsService } from '../../booking/reviews/reviews.service.js';
import { MediaService } from '../../platform/media/media.service.js';
import { ClientLookupService } from '../../people/clients/client-lookup.service.js';

/** Tells an unused salon from one in use. */
@Injectable()
export class UntouchedSalonService {
  constructor(
    private readonly salon: SalonSettingsService,
    private readonly users: UsersService,
    private readonly services: ServicesService,
    private readonly staff: StaffService,
    private readonly portfolio: PortfolioService,
    private readonly reviews: ReviewsService,
    private readonly media: MediaService,
    private readonly clients: ClientLookupService,
  ) {}

  /**
   * True if the salon is as the migrations left it. Anything of its own (a name, a service, a team member, a client)
   * means that someone runs it, and a real salon is never mixed with demo data.
   */
  async isUntouched(tx: EntityManager): Promise<boolean> {
    if (!(await this.salon.isUntouched(tx)) || (await this.users.hasClient(tx))) return false;
    const modules = [this.services, this.staff, this.portfolio, this.reviews, this.media, this.clients];
    for (const module of modules) if (!(await module.isEmpty(tx))) return false;
    return true;
  }
}
