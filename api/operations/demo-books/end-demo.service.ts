import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LedgerService } from '../../money/ledger/ledger.service.js';
import { enterAgain } from '../../money/ledger/till-locks.js';
import { UsersService } from '../../people/users/users.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { DemoEnd, DemoEnder } from '../../salon/site-texts/demo-end.port.js';
import { salesWouldBeDeleted } from '../../salon/salon/salon.problems.js';
import { DemoBooksService } from '../demo/demo-books.service.js';

/** Empties the invented books and takes the shared accounts' roles away when the salon gets its own name. Its till is then off, as in every new salon. */
@Injectable()
export class EndDemoService implements DemoEnd {
  constructor(
    private readonly books: DemoBooksService,
    private readonly users: UsersService,
    private readonly ledger: LedgerService,
    private readonly audit: AuditService,
  ) {}

  async endDemo(actor: DemoEnder, deletesSales: boolean, tx: EntityManager): Promise<void> {
    // A day that is being written is finished first, and deleted with the others.
    const books = await this.books.lock(tx);
    await this.users.dismissDemoAccounts(tx);
    if (!books) return;
    await this.ledger.lockOut(tx);
    // Behind the lock: a sale in progress is counted as well.
    if (!deletesSales && (await this.books.hasOwnEntries(tx))) throw salesWouldBeDeleted();
    await this.books.empty(tx);
    enterAgain(tx);
    const detail = { from: 'record', to: 'off' };
    const object = { type: 'till', id: 'settings' };
    await this.audit.record({ actor, action: 'till.mode-changed', object, detail }, tx);
  }
}
