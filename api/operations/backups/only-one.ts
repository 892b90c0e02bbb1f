import type { DataSource } from 'typeorm';
import { instanceLocks, takeLock } from '../../database/take-lock.js';

/** Runs the work unless another instance is doing it. */
export async function unlessAnother(app: DataSource, work: () => Promise<void>): Promise<void> {
  const release = await takeLock(app, instanceLocks.backups);
  if (!release) return;
  try {
    await work();
  } finally {
    await release();
  }
}
