import { Injectable } from '@nestjs/common';
import { BoundedMap } from '../../common/bounded-map.js';
import { isDatabaseAway, isLostRace } from '../../common/problem/database-away.js';
import { LimitKeys } from './limit-keys.js';
import { ANY_REQUEST } from './limits.js';
import { LimitsService } from './limits.service.js';
import { networkOf } from './network.js';

/** How many reports make up the whole figure: the finer, the more exact, and the more often the database is asked. */
const REPORTS = 12;

/** Calls from many addresses must not fill the memory; the oldest address starts again at zero. */
const MAX_REMEMBERED = 20_000;

/**
 * Counts every call of an address, cheaply: each copy of the app counts in memory and reports to the shared table in
 * batches. Most visitors never fill one. An address may exceed the limit by a batch per copy before it is stopped.
 */
@Injectable()
export class IpCounterService {
  private readonly unreported = new BoundedMap<string, number>(MAX_REMEMBERED);
  private readonly batch: number;

  constructor(
    private readonly limits: LimitsService,
    private readonly keys: LimitKeys,
  ) {
    this.batch = Math.max(1, Math.floor(limits.mostOf(ANY_REQUEST) / REPORTS));
  }

  /** Counts a call for which the shared table is not needed; false if it is, and then the call is not counted. */
  countInMemory(address: string | undefined): boolean {
    const network = networkOf(address);
    const calls = this.callsOf(network) + 1;
    if (calls >= this.batch) return false;
    this.unreported.set(network, calls);
    return true;
  }

  /** Counts a call, or throws 429. */
  async count(address: string | undefined): Promise<void> {
    if (this.countInMemory(address)) return;
    const network = networkOf(address);
    const calls = this.callsOf(network) + 1;
    // When the limit is used up, or others were first, the count stays full, so that the next call asks again.
    this.unreported.set(network, 0);
    try {
      await this.limits.use(
        { key: this.keys.of('anything', 'address', network), figure: ANY_REQUEST },
        calls,
      );
    } catch (error) {
      // One that takes no changes can still be read, and so can the pages: these calls are not counted.
      if (isDatabaseAway(error) && !isLostRace(error)) return;
      this.unreported.set(network, this.batch);
      throw error;
    }
  }

  private callsOf(network: string): number {
    return this.unreported.get(network) ?? 0;
  }
}
