import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { toCents } from '../../common/money/currency-step.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Transactions } from '../../database/transactions.js';
import { segmentProblems } from '../services/domain/segments.js';
import type { Service } from '../services/service.entity.js';
import { unplannable } from '../services/services.problems.js';
import { ServicesService } from '../services/services.service.js';
import type { ArrangeOffersDto, OfferDto } from './dto/arrange-offers.dto.js';
import { type OfferEntryView, toOfferEntryView } from './offer-entry.view.js';
import { OffersRepository } from './offers.repository.js';
import { noSuchTeamMember } from './offers.problems.js';
import { StaffRepository } from './staff.repository.js';

/** The services of each team member, with their prices and durations. */
@Injectable()
export class OffersService {
  constructor(
    private readonly offers: OffersRepository,
    private readonly staff: StaffRepository,
    private readonly catalogue: ServicesService,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
  ) {}

  async listOffers(): Promise<OfferEntryView[]> {
    return (await this.offers.list()).map(toOfferEntryView);
  }

  arrangeOffers(
    serviceId: string,
    { offers }: ArrangeOffersDto,
    actor: CurrentUser,
  ): Promise<OfferEntryView[]> {
    return this.transactions.run(async (tx) => {
      await this.offers.lockOffers(tx);
      const service = await this.catalogue.get(serviceId, tx);
      const staffIds = (await this.staff.active(tx)).map(({ id }) => id);
      const wanted = offers.map((offer, index) => this.offerOf(offer, index, service, staffIds));
      await this.offers.write({ serviceId: service.id, staffIds }, wanted, tx);
      const object = { type: 'service', id: service.id };
      await this.audit.record({ actor, action: 'service-offers.changed', object }, tx);
      return this.entries(service.id, tx);
    });
  }

  /** Team members who do these services from now on, at the service's price and duration. Other offers stay. */
  async addOffers(
    offers: readonly { serviceId: string; staffId: string }[],
    actor: CurrentUser,
    tx: EntityManager,
  ): Promise<void> {
    await this.offers.lockOffers(tx);
    await this.offers.add(offers, tx);
    for (const id of new Set(offers.map(({ serviceId }) => serviceId))) {
      const object = { type: 'service', id };
      await this.audit.record({ actor, action: 'service-offers.changed', object }, tx);
    }
  }

  private offerOf(
    { staffId, price = null, segments = null }: OfferDto,
    index: number,
    { bufferMinutes }: Service,
    staffIds: string[],
  ) {
    if (!staffIds.includes(staffId)) throw noSuchTeamMember(index);
    const problems = segments ? segmentProblems(segments, bufferMinutes) : [];
    if (problems.length > 0) throw unplannable(problems, `#/offers/${index}`);
    return { staffId, priceCents: price === null ? null : toCents(price), segments };
  }

  private async entries(serviceId: string, tx: EntityManager): Promise<OfferEntryView[]> {
    return (await this.offers.list({ serviceId }, tx)).map(toOfferEntryView);
  }
}
