import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { LedgerService } from '../../money/ledger/ledger.service.js';
import { enterAgain } from '../../money/ledger/till-locks.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { DemoEnd } from '../../salon/site-texts/demo-end.port.js';
import { DemoBooksService } from '../demo/demo-books.service.js';

/** Empties the invented books when the salon gets its own name. Its till is then off, as in every new salon. */
@Injectable()
export class EndDemoService implements DemoEnd {
  constructor(
    private readonly books: DemoBooksService,
    private readonly ledger: LedgerService,
    private readonly audit: AuditService,
  ) {}

  async endDemo(actor: CurrentUser, tx: EntityManager): Promise<void> {
    // A day that is being written is finished first, and deleted with the others.
    if (!(await this.books.lock(tx))) return;
    await this.ledger.lockOut(tx);
    await this.books.empty(tx);
    enterAgain(tx);
    const detail = { from: 'record', to: 'off' };
    const object = { type: 'till', id: 'settings' };
    await this.audit.record({ actor, action: 'till.mode-changed', object, detail }, tx);
  }
}
