import type { DataSource } from 'typeorm';
import { Clock } from '../../api/common/clock.js';
import { loadEnv } from '../../api/config/env.js';
import type { Surroundings } from '../../api/operations/doctor/check.js';
import { mediaStoreOf } from '../../api/platform/media/media-store-of.js';
import type { TestApp } from './app.js';
import { aMember, aService } from './salon.js';

/** The input of the doctor: a database with the settings and pictures of this salon. */
export function surroundings(
  salon: TestApp,
  source: DataSource = salon.database,
  variables: Record<string, string> = {},
): Surroundings {
  const env = loadEnv({ DATABASE_URL: salon.databaseUrl, DATA_DIR: salon.folder.path, ...variables });
  return { source, env, clock: new Clock(), pictures: mediaStoreOf(env) };
}

/** Adds two hours for the same team member, the second of which starts before the first ends. */
export async function overlap(database: DataSource): Promise<void> {
  const cut = await aService(database);
  const ana = await aMember(database, { does: [cut] });
  await database.query(`ALTER TABLE allocations DROP CONSTRAINT allocations_never_overlap`);
  await database.query(
    `INSERT INTO allocations (staff_id, during, kind)
     VALUES ($1, '[2027-03-02 09:00Z, 2027-03-02 10:00Z)', 'block'),
            ($1, '[2027-03-02 10:00Z, 2027-03-02 11:00Z)', 'block'),
            ($1, '[2027-03-02 10:30Z, 2027-03-02 12:00Z)', 'block')`,
    [ana.id],
  );
}
