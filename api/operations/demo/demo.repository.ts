import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { execute } from '../../database/rows.js';

/** Two-part advisory lock, held by the instance that sets up the demo salon. */
const demoLock = [7207, 3];

@Injectable()
export class DemoRepository {
  /** Instances that start together wait for each other here; the lock ends with the transaction. */
  async lockSalon(tx: EntityManager): Promise<void> {
    await execute(tx, `SELECT pg_advisory_xact_lock($1, $2)`, demoLock);
  }
}
