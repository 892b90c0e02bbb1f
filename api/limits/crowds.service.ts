import { Injectable } from '@nestjs/common';
import { LimitKeys } from './limit-keys.js';
import { ANYTHING } from './limits.js';
import { Limits } from './limits.service.js';
import { networkOf } from './network.js';

/** How many reports make up the whole figure: the finer, the more exact, and the more often the database is asked. */
const REPORTS = 12;

const MOST_REMEMBERED = 20_000;

/**
 * Counts every call of an address, cheaply: each copy of the app counts in memory and tells the shared table once for a
 * whole handful. Most visitors never fill one. An address may be a handful per copy over the figure before it is stopped.
 */
@Injectable()
export class Crowds {
  private readonly unreported = new Map<string, number>();
  private readonly handful: number;

  constructor(
    private readonly limits: Limits,
    private readonly keys: LimitKeys,
  ) {
    this.handful = Math.max(1, Math.floor(limits.mostOf(ANYTHING) / REPORTS));
  }

  async count(address: string | undefined): Promise<void> {
    const network = networkOf(address);
    const calls = (this.unreported.get(network) ?? 0) + 1;
    if (calls < this.handful) {
      this.remember(network, calls);
      return;
    }
    // Left full until the table knows: whoever is refused, and whoever meets a database that is away, asks again.
    this.remember(network, 0);
    try {
      await this.limits.use({ key: this.keys.of('anything', 'address', network), figure: ANYTHING }, calls);
    } catch (error) {
      this.remember(network, this.handful);
      throw error;
    }
  }

  private remember(network: string, calls: number): void {
    // One call by each of many addresses may not fill the memory; the oldest gets her handful back.
    if (this.unreported.size >= MOST_REMEMBERED && !this.unreported.has(network)) {
      this.unreported.delete(this.unreported.keys().next().value ?? '');
    }
    this.unreported.set(network, calls);
  }
}
