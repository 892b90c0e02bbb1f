import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { toCents } from '../../common/money/currency-step.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { inTransaction } from '../../database/transaction.js';
import { segmentProblems } from '../services/domain/segments.js';
import type { Service } from '../services/service.entity.js';
import { unplannable } from '../services/services.problems.js';
import { ServicesService } from '../services/services.service.js';
import type { ArrangeOffersDto, OfferDto } from './dto/arrange-offers.dto.js';
import { type OfferEntryView, toOfferEntryView } from './offer-entry.view.js';
import { OffersRepository } from './offers.repository.js';
import { noSuchTeamMember } from './offers.problems.js';
import { StaffRepository } from './staff.repository.js';

/** Which team members do which service, at what price and length. */
@Injectable()
export class OffersService {
  constructor(
    private readonly offers: OffersRepository,
    private readonly staff: StaffRepository,
    private readonly catalogue: ServicesService,
    private readonly audit: AuditService,
    @InjectDataSource() private readonly source: DataSource,
  ) {}

  async listOffers(): Promise<OfferEntryView[]> {
    return (await this.offers.list()).map(toOfferEntryView);
  }

  arrangeOffers(
    serviceId: string,
    { offers }: ArrangeOffersDto,
    actor: CurrentUser,
  ): Promise<OfferEntryView[]> {
    return inTransaction(this.source, async (within) => {
      await this.offers.lock(within);
      const service = await this.catalogue.get(serviceId, within);
      const staffIds = (await this.staff.active(within)).map(({ id }) => id);
      const wanted = offers.map((offer, index) => this.offerOf(offer, index, service, staffIds));
      await this.offers.write({ serviceId: service.id, staffIds }, wanted, within);
      const object = { type: 'service', id: service.id };
      await this.audit.record({ actor, action: 'service-offers.changed', object }, within);
      return this.entries(service.id, within);
    });
  }

  private offerOf(
    { staffId, price = null, segments = null }: OfferDto,
    index: number,
    { bufferMinutes }: Service,
    staffIds: string[],
  ) {
    const id = staffId.toLowerCase();
    if (!staffIds.includes(id)) throw noSuchTeamMember(index);
    const problems = segments ? segmentProblems(segments, bufferMinutes) : [];
    if (problems.length > 0) throw unplannable(problems, `#/offers/${index}`);
    return { staffId: id, priceCents: price === null ? null : toCents(price), segments };
  }

  private async entries(serviceId: string, within: EntityManager): Promise<OfferEntryView[]> {
    return (await this.offers.list({ serviceId }, within)).map(toOfferEntryView);
  }
}
