import { Injectable } from '@nestjs/common';
import { BoundedMap } from '../../common/bounded-map.js';
import { isNothingSaved } from '../../common/problem/database-away.js';
import { LimitKeys } from './limit-keys.js';
import { ANY_REQUEST } from './limits.js';
import { LimitsService } from './limits.service.js';
import { networkOf } from './network.js';

/** Number of reports per full allowance: more reports are more exact, but cost more queries. */
const REPORTS = 12;

/** Bounds memory against many addresses: the oldest one starts again at zero. */
const MAX_REMEMBERED = 20_000;

/**
 * Counts every call per address, cheaply: each instance counts in memory and reports to the shared table in batches.
 * Most visitors never fill one. An address may exceed the limit by one batch per instance before it is stopped.
 */
@Injectable()
export class IpCounterService {
  private readonly unreported = new BoundedMap<string, number>(MAX_REMEMBERED);
  /** Reports in progress, by network. */
  private readonly reports = new Map<string, Promise<void>>();
  private readonly batch: number;

  constructor(
    private readonly limits: LimitsService,
    private readonly keys: LimitKeys,
  ) {
    this.batch = Math.max(1, Math.floor(limits.mostOf(ANY_REQUEST) / REPORTS));
  }

  /** Counts a call in memory. False, without counting it, if the shared table is needed. */
  countInMemory(address: string | undefined): boolean {
    return this.countUnreported(networkOf(address));
  }

  /** Counts a call, or throws 429. */
  async count(address: string | undefined): Promise<void> {
    const network = networkOf(address);
    // Wait for a report in progress: otherwise thousands of concurrent calls would pass before its result is known.
    while (this.reports.has(network)) await this.reports.get(network);
    if (this.countUnreported(network)) return;
    const report = this.report(network).finally(() => this.reports.delete(network));
    this.reports.set(network, report);
    await report;
  }

  private countUnreported(network: string): boolean {
    const calls = this.callsOf(network) + 1;
    if (calls >= this.batch || this.reports.has(network)) return false;
    this.unreported.set(network, calls);
    return true;
  }

  /** Adds a batch of calls to the shared table, or throws 429. */
  private async report(network: string): Promise<void> {
    const calls = this.callsOf(network) + 1;
    try {
      await this.limits.use(
        { key: this.keys.of('anything', 'address', network), figure: ANY_REQUEST },
        calls,
      );
      this.unreported.set(network, 0);
    } catch (error) {
      // A read-only database can still serve pages, so these calls are not counted.
      if (isNothingSaved(error)) return void this.unreported.set(network, 0);
      // The batch stays full, so that the next call asks again.
      this.unreported.set(network, this.batch);
      throw error;
    }
  }

  private callsOf(network: string): number {
    return this.unreported.get(network) ?? 0;
  }
}
