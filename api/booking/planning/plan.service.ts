import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Counter } from 'prom-client';
import { DataSource, type EntityManager } from 'typeorm';
import { bool, digits } from '../../database/columns.js';
import { getRow } from '../../database/rows.js';
import { Transactions } from '../../database/transactions.js';
import { MetricsService } from '../../platform/metrics/metrics.service.js';
import { ResourcesService } from '../../salon/resources/resources.service.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { ServicesService } from '../../salon/services/services.service.js';
import { StaffService } from '../../salon/staff/staff.service.js';
import { Plan } from './plan.js';
import { PlanVersion } from './plan-version.entity.js';

/**
 * Keeps the plan in memory. The plan version is read together with the allocations, so an instance never plans with
 * something that another one has changed.
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
    private readonly resources: ResourcesService,
    metrics: MetricsService,
  ) {
    this.reloads = metrics.counter(
      'parlour_plan_reloads_total',
      'How often the plan was read from the database.',
    );
  }

  /** The plan as this instance knows it; compare its version to see if it is out of date. */
  async latestKnown(): Promise<Plan> {
    return this.kept ?? (await this.reload());
  }

  /** The current plan, for callers that don't read allocations along with it. */
  async latest(): Promise<Plan> {
    const plan = await this.latestKnown();
    return (await this.isLatest(plan)) ? plan : this.reload();
  }

  /** Reads the plan again. Callers that arrive during a read share it. */
  reload(): Promise<Plan> {
    this.loading ??= this.transactions
      .readSnapshot((tx) => this.read(tx))
      .then((plan) => (this.kept = plan))
      .finally(() => (this.loading = null));
    return this.loading;
  }

  /**
   * The same on the transaction's own connection. If callers waited for a second connection, a pool's worth of them
   * could deadlock.
   */
  async latestKnownIn(tx: EntityManager): Promise<Plan> {
    return this.kept ?? (await this.reloadIn(tx));
  }

  async reloadIn(tx: EntityManager): Promise<Plan> {
    this.kept = await this.read(tx);
    return this.kept;
  }

  /** True if this is still the salon's plan. Check before refusing: the newer plan may have what this one lacks. */
  async isLatest(plan: Plan, tx: EntityManager = this.source.manager): Promise<boolean> {
    const { version } = await tx.findOneByOrFail(PlanVersion, { id: 1 });
    return Number(version) === plan.version;
  }

  /** Read the version first: after a change in between, the plan merely looks outdated and is read again. */
  private async read(tx: EntityManager): Promise<Plan> {
    this.reloads.inc();
    const { version, hasPools } = await getRow(
      tx,
      { version: digits, hasPools: bool },
      `SELECT version, EXISTS (SELECT FROM resource_pools) AS "hasPools" FROM plan_version`,
    );
    const settings = await this.salon.settings(tx);
    const services = await this.catalogue.bookable(tx);
    const rota = await this.staff.rota(tx);
    return new Plan(
      Number(version),
      settings,
      services,
      rota,
      hasPools ? await this.resources.planned(tx) : [],
    );
  }
}
