import { chmodSync, mkdirSync } from 'node:fs';

/**
 * A PostgreSQL that belongs to no app, reached through a Unix socket: it can be stopped, and restarted with its
 * data.
 */
export async function aPostgres(dataDir) {
  const { startEmbeddedPostgres } = await import('../../dist/api/database/embedded/embedded-postgres.js');
  mkdirSync(dataDir);
  // Started by root, PostgreSQL runs as someone else, who must be able to reach the folder.
  chmodSync(dataDir, 0o755);
  const begin = () => startEmbeddedPostgres({ dataDir, log: () => undefined, resolveFrom: process.cwd() });
  let running = await begin();
  const { user, database, socketDir } = running;
  return {
    url: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(socketDir)}`,
    start: async () => {
      running = await begin();
    },
    stop: () => running.stop(),
  };
}
