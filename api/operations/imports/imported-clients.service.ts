import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { execute } from '../../database/rows.js';
import { PastVisitsService } from '../../people/past-visits/past-visits.service.js';
import { ImportedClients } from '../../people/client-merging/imported-clients.port.js';

/** Keeps the references of other systems, and visits there, when two clients are merged. */
@Injectable()
export class ImportedClientsService extends ImportedClients {
  constructor(private readonly past: PastVisitsService) {
    super();
  }

  async moveTo(recordId: string, to: string, tx: EntityManager): Promise<void> {
    await execute(tx, `UPDATE foreign_ids SET client_id = $2 WHERE client_id = $1`, [recordId, to]);
    await this.past.moveTo(recordId, to, tx);
    // A merged client has been changed since, so undoing the import leaves them alone.
    await execute(
      tx,
      `UPDATE import_rows SET client_id = $2, is_added = is_added AND record_id IS NOT NULL,
         written = CASE WHEN record_id IS NOT NULL THEN written END
       WHERE client_id = $1`,
      [recordId, to],
    );
  }
}
