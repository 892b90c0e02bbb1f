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

/** Decides which client files a person may open: all, or those of their own clients around their visits. */
@Injectable()
export class ClientFilesService {
  constructor(
    private readonly lookup: ClientLookupService,
    private readonly bookings: ClientBookings,
    private readonly clock: Clock,
  ) {}

  /** Throws 404 for a client whose file is closed to the actor, as for an unknown one. */
  async assertMayOpen(id: string, actor: CurrentUser): Promise<void> {
    if (!(await this.isOpen(id, actor))) throw notFound('client');
  }

  /**
   * Finds or adds the client that the desk books for. A stylist finds only clients whose files they may open. For
   * anyone else they enter, a separate record is added, even if the salon knows that person: booking must neither
   * open a file nor reveal who is a client. Throws 422 for a picked client whose file is closed, as for an unknown
   * one.
   */
  findOrAdd(wanted: WantedClient, actor: CurrentUser, tx: EntityManager): Promise<FoundClient> {
    return this.lookup.findOrAdd(wanted, (id) => this.isOpen(id, actor, tx), tx);
  }

  /** True for the client of a booking with this person, in the time during which stylists may open the file. */
  async isOwn(id: string, { staffId }: CurrentUser, tx?: EntityManager): Promise<boolean> {
    return staffId !== null && this.bookings.areWith(staffId, id, fileWindow(this.clock.now()), tx);
  }

  private async isOpen(id: string, actor: CurrentUser, tx?: EntityManager): Promise<boolean> {
    if (mayForAll(actor, 'clients')) return true;
    return reachOf(actor, 'clients') !== 'none' && this.isOwn(id, actor, tx);
  }
}

/** Throws 403 for those who may only read files. */
export function assertMayKeepFiles(actor: CurrentUser): void {
  if (!mayForAll(actor, 'clients')) throw filesAreRead();
}
