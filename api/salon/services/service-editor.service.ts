import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditAction } from '../../platform/audit/audit-action.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { toCents } from '../../common/money/currency-step.js';
import { listHasChanged } from '../../common/problem/common.problems.js';
import { violates } from '../../database/pg-errors.js';
import { Transactions } from '../../database/transactions.js';
import { noSuchPicture } from '../../platform/media/media.problems.js';
import { segmentProblems } from './domain/segments.js';
import type { AddOnDto, AddServiceDto, ArrangeServicesDto, ChangeServiceDto } from './dto/service.dto.js';
import type { Service, ServiceStatus } from './service.entity.js';
import { ServiceBookings } from './service-bookings.port.js';
import { type ServiceEntryView, toServiceEntryView } from './service.view.js';
import {
  addOnIsMissing,
  addOnNotInFives,
  categoryIsMissing,
  serviceHasBookings,
  serviceHasChanged,
  unplannable,
} from './services.problems.js';
import { ServicesRepository } from './services.repository.js';
import { ServicesService } from './services.service.js';
import { ServiceWordsRepository } from './service-words.repository.js';

/** Changes services. Bookings have their own copies, so they are not affected. */
@Injectable()
export class ServiceEditorService {
  constructor(
    private readonly services: ServicesRepository,
    private readonly words: ServiceWordsRepository,
    private readonly catalogue: ServicesService,
    private readonly bookings: ServiceBookings,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  async listServiceEntries(tx?: EntityManager): Promise<ServiceEntryView[]> {
    const upcoming = await this.bookings.countByService(tx);
    return (await this.services.list(tx)).map((service) =>
      toServiceEntryView(service, upcoming.get(service.id)),
    );
  }

  addService(body: AddServiceDto, admin: CurrentUser): Promise<ServiceEntryView> {
    return this.write(async (tx) => this.entry(await this.addWithin(body, admin, tx), tx));
  }

  /** Adds a service within a larger transaction. Returns its id. */
  async addWithin(
    { addOns = [], price, bufferMinutes = 0, words = {}, ...facts }: AddServiceDto,
    admin: CurrentUser,
    tx: EntityManager,
  ): Promise<string> {
    await this.services.lockServices(tx);
    this.expectPlannable({ segments: facts.segments, bufferMinutes });
    const priceCents = toCents(price);
    const service = { ...facts, priceCents, bufferMinutes, createdAt: this.clock.now() };
    const id = await this.services.addService(service, tx);
    await this.writeAddOns({ id, addOns: [] }, addOns, tx);
    await this.words.writeService({ id, description: '', steps: '', aftercare: '', ...facts }, words, tx);
    await this.record('service.added', id, admin, tx);
    return id;
  }

  changeService(id: string, body: ChangeServiceDto, admin: CurrentUser): Promise<ServiceEntryView> {
    const { addOns, price, version, words, ...facts } = body;
    return this.write(async (tx) => {
      const before = await this.catalogue.get(id, tx);
      if (version !== undefined && version !== before.version) {
        throw serviceHasChanged(await this.entry(id, tx));
      }
      if (!addOns && !words && price === undefined && Object.keys(facts).length === 0)
        return this.entry(id, tx);
      this.expectPlannable({ ...before, ...facts });
      const change = { ...facts, ...(price !== undefined && { priceCents: toCents(price) }) };
      await this.services.change(id, change, tx);
      if (addOns) await this.writeAddOns(before, addOns, tx);
      if (words) {
        const { title, description, steps, aftercare } = { ...before, ...facts };
        await this.words.writeService({ id: before.id, title, description, steps, aftercare }, words, tx);
      }
      await this.record(actionOf(before.status, body), id, admin, tx);
      return this.entry(id, tx);
    });
  }

  async arrangeServices({ ids }: ArrangeServicesDto, admin: CurrentUser): Promise<ServiceEntryView[]> {
    await this.write(async (tx) => {
      if (!(await this.services.arrange(ids, tx))) throw listHasChanged();
      await this.record('services.arranged', 'order', admin, tx);
    });
    return this.listServiceEntries();
  }

  deleteService(id: string, admin: CurrentUser): Promise<void> {
    return this.write((tx) => this.deleteWithin(id, admin, tx));
  }

  /** Deletes a service within a larger transaction. A foreign key refuses one that was booked. */
  async deleteWithin(id: string, admin: CurrentUser, tx: EntityManager): Promise<void> {
    await this.catalogue.get(id, tx);
    await this.services.remove(id, tx);
    await this.record('service.deleted', id, admin, tx);
  }

  private async entry(id: string, tx: EntityManager): Promise<ServiceEntryView> {
    const upcoming = await this.bookings.countByService(tx);
    return toServiceEntryView(await this.catalogue.get(id, tx), upcoming.get(id));
  }

  private expectPlannable({ segments, bufferMinutes }: Pick<Service, 'segments' | 'bufferMinutes'>): void {
    const problems = segmentProblems(segments, bufferMinutes);
    if (problems.length > 0) throw unplannable(problems);
  }

  private async writeAddOns(
    service: Pick<Service, 'id'> & { addOns: { id: string }[] },
    wanted: AddOnDto[],
    tx: EntityManager,
  ): Promise<void> {
    const known = new Set(service.addOns.map(({ id }) => id));
    const addOns = wanted.map(({ _id: id, price, ...facts }, index) => {
      if (id !== undefined && !known.has(id)) throw addOnIsMissing(index);
      if (facts.extraMinutes % 5 !== 0) throw addOnNotInFives(index);
      return { ...facts, id, priceCents: toCents(price) };
    });
    await this.services.writeAddOns(service.id, addOns, tx);
  }

  private write<Result>(work: (tx: EntityManager) => Promise<Result>): Promise<Result> {
    return this.transactions
      .run(async (tx) => {
        await this.services.lockServices(tx);
        return work(tx);
      })
      .catch((error: unknown) => {
        if (violates(error, 'services_picture')) throw noSuchPicture();
        if (violates(error, 'services_in_category')) throw categoryIsMissing();
        if (violates(error, 'booking_lines_of_service')) throw serviceHasBookings();
        if (violates(error, 'sale_lines_of_service')) throw serviceHasBookings();
        throw error;
      });
  }

  private record(action: AuditAction, id: string, actor: CurrentUser, tx: EntityManager): Promise<void> {
    return this.audit.record({ actor, action, object: { type: 'service', id } }, tx);
  }
}

/** The change's name in the audit log: archived, restored, or other. */
const actionOf = (before: ServiceStatus, { status = before }: ChangeServiceDto): AuditAction => {
  if (status === before) return 'service.changed';
  if (status === 'archived') return 'service.archived';
  return before === 'archived' ? 'service.restored' : 'service.changed';
};
