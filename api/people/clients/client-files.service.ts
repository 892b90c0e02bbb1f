import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { mayForAll, reachOf } from '../../common/access/may.js';
import { Clock } from '../../common/clock.js';
import { notFound } from '../../common/problem/common.problems.js';
import { ClientBookings } from './client-bookings.port.js';
import { ClientLookupService, type FoundClient, type WantedClient } from './client-lookup.service.js';
import { fileWindow } from './domain/client-file.js';
import { filesAreRead } from './clients.problems.js';

/** Whose files somebody may open: everybody's, or those of their own clients around their visits. */
@Injectable()
export class ClientFilesService {
  constructor(
    private readonly lookup: ClientLookupService,
    private readonly bookings: ClientBookings,
    private readonly clock: Clock,
  ) {}

  /** Throws 404 for a client whose file is closed to them, as for one whom nobody knows. */
  async assertMayOpen(id: string, actor: CurrentUser): Promise<void> {
    if (!(await this.isOpen(id, actor))) throw notFound('client');
  }

  /**
   * The client for whom the desk books, found or added. A stylist finds the clients whose files are open to them. For anybody
   * else they have typed, a record of its own is added, whether the salon knows that person or not: booking must neither
   * open a file nor tell who is a client. Throws 422 for a picked client whose file is closed, as for one whom nobody knows.
   */
  findOrAdd(wanted: WantedClient, actor: CurrentUser, tx: EntityManager): Promise<FoundClient> {
    return this.lookup.findOrAdd(wanted, (id) => this.isOpen(id, actor, tx), tx);
  }

  private async isOpen(id: string, actor: CurrentUser, tx?: EntityManager): Promise<boolean> {
    if (mayForAll(actor, 'clients')) return true;
    if (reachOf(actor, 'clients') === 'none' || actor.staffId === null) return false;
    return this.bookings.areWith(actor.staffId, id, fileWindow(this.clock.now()), tx);
  }
}

/** Throws 403 for those who only read files. */
export function assertMayKeepFiles(actor: CurrentUser): void {
  if (!mayForAll(actor, 'clients')) throw filesAreRead();
}
