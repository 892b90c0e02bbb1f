import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { DataSource } from 'typeorm';
import { SUPERUSER } from '../../api/database/embedded/cluster.js';
import { startEmbeddedPostgres } from '../../api/database/embedded/embedded-postgres.js';
import { migrate } from '../../api/database/migrate.js';
import { typeormOptions } from '../../api/database/typeorm.options.js';
import { announceCluster, onServer, urlOf } from './cluster.js';
import { aSalonFolder } from './salon-folder.js';

type Step = () => Promise<void>;

const undoing: Step[] = [];

/** One server for all API tests (the one of DATABASE_URL, or an embedded one of their own) with one migrated template. */
export async function setUpCluster(): Promise<void> {
  const adminUrl = process.env.DATABASE_URL ?? (await startOwnServer());
  const template = `parlour_template_${randomBytes(6).toString('hex')}`;
  await onServer(adminUrl, `CREATE DATABASE ${template}`);
  undoing.unshift(() => onServer(adminUrl, `DROP DATABASE ${template}`));

  const source = await new DataSource(typeormOptions({ url: urlOf(template, adminUrl) }, 2)).initialize();
  await migrate(source);
  await source.destroy();
  announceCluster(adminUrl, template);
}

async function startOwnServer(): Promise<string> {
  const dataDir = aSalonFolder();
  undoing.unshift(() => rm(dataDir, { recursive: true, force: true }));
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined, resolveFrom: process.cwd() });
  undoing.unshift(() => server.stop());
  // The app's own user may not change server settings.
  const adminUrl = `postgres://${SUPERUSER}@localhost/postgres?host=${encodeURIComponent(server.socketDir)}`;
  // Its data lives only as long as the tests; crash tests have their own servers, which do wait for the disk.
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    await onServer(adminUrl, `ALTER SYSTEM SET ${setting} = off`);
  }
  await onServer(adminUrl, 'SELECT pg_reload_conf()');
  return adminUrl;
}

/** Undoes the set-up in reverse order. */
export async function tearDownCluster(): Promise<void> {
  for (const step of undoing) await step();
}
