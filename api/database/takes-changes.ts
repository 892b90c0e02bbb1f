import type { DataSource } from 'typeorm';
import { execute } from './rows.js';

/**
 * Needs everything that a change needs: a writable server, a commit that reaches its log, and disk space for a new
 * file. Leaves no row behind: the lock ends with the transaction, and so does the unused snapshot file.
 */
const WRITE = `SELECT pg_export_snapshot() FROM schema_floor FOR KEY SHARE`;

/** Rejects while the database can't save changes, because its disk is full or it is read-only. */
export const assertTakesChanges = (source: DataSource): Promise<void> => execute(source, WRITE);
