import { Injectable } from '@nestjs/common';
import { AuditService } from '../../platform/audit/audit.service.js';
import { ReviewsService } from '../../booking/reviews/reviews.service.js';
import { ServicesService } from '../../salon/services/services.service.js';
import { StaffService } from '../../salon/staff/staff.service.js';
import { PageFactsService } from './page-facts.service.js';

/** A page for search engines. */
export interface ListedPage {
  /** Without a language. */
  path: string;
  /** Null if that is not known. */
  changedAt: Date | null;
}

/**
 * Actions that change a page. The log also has changes of working hours, time off and commission, which must
 * not be published.
 */
const onServices = {
  type: 'service',
  actions: ['service.added', 'service.changed', 'service.restored', 'service-offers.changed'],
} as const;
const onStaff = { type: 'staff', actions: ['staff.added', 'staff.changed'] } as const;

const idOf = ({ _id }: { _id: string }): string => _id;

const latestOf = (changes: ReadonlyMap<string, Date>): Date | null =>
  changes.size === 0 ? null : new Date(Math.max(...[...changes.values()].map((at) => at.getTime())));

/** Lists the pages worth finding. */
@Injectable()
export class SitemapService {
  constructor(
    private readonly pages: PageFactsService,
    private readonly services: ServicesService,
    private readonly staff: StaffService,
    private readonly reviews: ReviewsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * The services and team members with their last change: the audit log has those that the owner edits one by
   * one.
   */
  async listPages(): Promise<ListedPage[]> {
    const services = await this.services.listServices();
    const staff = await this.staff.listStaff();
    const [newest] = await this.reviews.listReviews();
    const ofServices = await this.audit.lastActsOn(onServices, services.map(idOf));
    const ofStaff = await this.audit.lastActsOn(onStaff, staff.map(idOf));
    const known: Record<string, Date | null> = {
      '/all-services': latestOf(ofServices),
      '/team': latestOf(ofStaff),
      '/all-reviews': newest ? new Date(newest.createdAt) : null,
    };
    return [
      ...this.pages.paths().map((path) => ({ path, changedAt: known[path] ?? null })),
      ...services.map(({ _id, slug }) => ({
        path: `/all-services/${slug}`,
        changedAt: ofServices.get(_id) ?? null,
      })),
      ...staff.map(({ _id, slug }) => ({ path: `/team/${slug}`, changedAt: ofStaff.get(_id) ?? null })),
    ];
  }
}
