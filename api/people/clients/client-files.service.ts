import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { mayForAll, reachOf } from '../../common/access/may.js';
import { Clock } from '../../common/clock.js';
import { notFound } from '../../common/problem/common.problems.js';
import { ClientBookings } from './client-bookings.js';
import type { FoundClient } from './client-lookup.service.js';
import { fileIsClosed, noSuchClient } from './clients.problems.js';
import { fileWindow } from './domain/client-file.js';

/** Whose files somebody may open: everybody's, or those of their own clients around their visits. */
@Injectable()
export class ClientFilesService {
  constructor(
    private readonly bookings: ClientBookings,
    private readonly clock: Clock,
  ) {}

  /** Throws 404 for a client whose file is closed to them, as for one whom nobody knows. */
  async assertMayOpen(id: string, actor: CurrentUser): Promise<void> {
    if (!(await this.isOpen(id, actor))) throw notFound('client');
  }

  /**
   * For the desk, inside the transaction that has found the client: booking for somebody opens their file, so it takes a file
   * that is open already, or a new one. What a stylist types must not lead to a file by itself.
   */
  async assertMayBookFor(client: FoundClient, actor: CurrentUser, within: EntityManager): Promise<void> {
    const id = client.clientId ?? client.cardId;
    if (client.isNew || (id !== null && (await this.isOpen(id, actor, within)))) return;
    throw client.isPicked ? noSuchClient() : fileIsClosed();
  }

  private async isOpen(id: string, actor: CurrentUser, within?: EntityManager): Promise<boolean> {
    if (mayForAll(actor, 'clients')) return true;
    if (reachOf(actor, 'clients') === 'none' || actor.staffId === null) return false;
    return this.bookings.areWith(actor.staffId, id, fileWindow(this.clock.now()), within);
  }
}
