import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Counter } from 'prom-client';
import { DataSource, type EntityManager } from 'typeorm';
import { Transactions } from '../../database/transactions.js';
import { MetricsService } from '../../platform/metrics/metrics.service.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { ServicesService } from '../../salon/services/services.service.js';
import { StaffService } from '../../salon/staff/staff.service.js';
import { Plan } from './plan.js';
import { PlanVersion } from './plan-version.entity.js';

/**
 * Keeps the plan in memory. The plan version is read together with the allocations, so a copy of the app
 * never plans with something another copy has changed.
 */
@Injectable()
export class PlanService {
  private readonly reloads: Counter;
  private kept: Plan | null = null;
  private loading: Promise<Plan> | null = null;

  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly transactions: Transactions,
    private readonly salon: SalonSettingsService,
    private readonly catalogue: ServicesService,
    private readonly staff: StaffService,
    metrics: MetricsService,
  ) {
    this.reloads = metrics.counter(
      'parlour_plan_reloads_total',
      'How often the plan was read from the database.',
    );
  }

  /** The plan as this copy knows it; the version shows whether it is out of date. */
  async latestKnown(): Promise<Plan> {
    return this.kept ?? (await this.reload());
  }

  /** The current plan, for callers that don't read allocations along with it. */
  async latest(): Promise<Plan> {
    const plan = await this.latestKnown();
    return (await this.isLatest(plan)) ? plan : this.reload();
  }

  /** Reads the plan again; callers that arrive while it is being read share that read. */
  reload(): Promise<Plan> {
    this.loading ??= this.transactions
      .readSnapshot((tx) => this.read(tx))
      .then((plan) => (this.kept = plan))
      .finally(() => (this.loading = null));
    return this.loading;
  }

  /**
   * The same inside a transaction, over that transaction's own connection: if callers waited for another connection,
   * as many as there are in the pool could end up waiting for each other forever.
   */
  async latestKnownIn(tx: EntityManager): Promise<Plan> {
    return this.kept ?? (await this.reloadIn(tx));
  }

  async reloadIn(tx: EntityManager): Promise<Plan> {
    this.kept = await this.read(tx);
    return this.kept;
  }

  /** Whether this is still the salon's plan. Check before refusing: the newer plan may have what this one lacks. */
  async isLatest(plan: Plan, tx: EntityManager = this.source.manager): Promise<boolean> {
    const { version } = await tx.findOneByOrFail(PlanVersion, { id: 1 });
    return Number(version) === plan.version;
  }

  /** The version is read first: a change in between then leaves a plan that looks outdated, and is read again. */
  private async read(tx: EntityManager): Promise<Plan> {
    this.reloads.inc();
    const { version } = await tx.findOneByOrFail(PlanVersion, { id: 1 });
    const settings = await this.salon.settings(tx);
    const services = await this.catalogue.bookable(tx);
    const rota = await this.staff.rota(tx);
    return new Plan(Number(version), settings, services, rota);
  }
}
