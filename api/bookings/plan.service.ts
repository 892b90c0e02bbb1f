import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { SalonSettingsService } from '../salon/salon.service.js';
import { ServiceCatalogue } from '../services/services.service.js';
import { StaffService } from '../staff/staff.service.js';
import { Plan } from './plan.js';
import { PlanVersion } from './plan-version.entity.js';

/**
 * Keeps the plan in memory. Whoever reads allocations reads the version beside them, so a copy of the app
 * never plans by what another copy has changed.
 */
@Injectable()
export class PlanService {
  private kept: Plan | null = null;
  private loading: Promise<Plan> | null = null;

  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly salon: SalonSettingsService,
    private readonly catalogue: ServiceCatalogue,
    private readonly staff: StaffService,
  ) {}

  /** The plan as this copy knows it; it may be behind, which the version tells. */
  async latestKnown(): Promise<Plan> {
    return this.kept ?? (await this.reload());
  }

  /** The plan as it is now, for somebody who reads it without allocations beside it. */
  async latest(): Promise<Plan> {
    const plan = await this.latestKnown();
    return (await this.isLatest(plan)) ? plan : this.reload();
  }

  /** Reads the plan anew; callers that come meanwhile share the one read. */
  reload(): Promise<Plan> {
    this.loading ??= this.source
      .transaction('REPEATABLE READ', (within) => this.read(within))
      .then((plan) => (this.kept = plan))
      .finally(() => (this.loading = null));
    return this.loading;
  }

  /**
   * The same for somebody inside a transaction, who reads with her own connection: were she to wait for another, as
   * many as there are connections could wait for it together and never give theirs back.
   */
  async latestKnownWithin(within: EntityManager): Promise<Plan> {
    return this.kept ?? (await this.reloadWithin(within));
  }

  async reloadWithin(within: EntityManager): Promise<Plan> {
    this.kept = await this.read(within);
    return this.kept;
  }

  /** Whether this is still the salon's plan. To be asked before it refuses: what an old plan does not know may be there by now. */
  async isLatest(plan: Plan, within: EntityManager = this.source.manager): Promise<boolean> {
    const { version } = await within.findOneByOrFail(PlanVersion, { id: 1 });
    return Number(version) === plan.version;
  }

  /** The version is read first: a change that comes in between leaves a plan that looks old, and is read again. */
  private async read(within: EntityManager): Promise<Plan> {
    const { version } = await within.findOneByOrFail(PlanVersion, { id: 1 });
    const settings = await this.salon.settings(within);
    const services = await this.catalogue.bookable(within);
    const rota = await this.staff.rota(within);
    return new Plan(Number(version), settings, services, rota);
  }
}
