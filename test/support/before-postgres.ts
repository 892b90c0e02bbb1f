import { once } from 'node:events';
import type { Server, Socket } from 'node:net';

/** A proxy between the app and PostgreSQL. */
export interface Before {
  /** URL of the database through the proxy. */
  url: string;
  close: () => Promise<void>;
}

/** The address this database's server listens on. */
export function placeOf(databaseUrl: string): { path: string } | { host: string; port: number } {
  const url = new URL(databaseUrl);
  const folder = url.searchParams.get('host');
  return folder
    ? { path: `${folder}/.s.PGSQL.5432` }
    : { host: url.hostname, port: Number(url.port) || 5432 };
}

/** Lets this listener stand in for the server, on a port that the system chooses; `close` ends its connections too. */
export async function standBefore(
  databaseUrl: string,
  listener: Server,
  connections: Set<Socket>,
): Promise<Before> {
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  const { username, pathname } = new URL(databaseUrl);
  return {
    url: `postgres://${username}@127.0.0.1:${address.port}${pathname}`,
    close: async () => {
      for (const connection of connections) connection.destroy();
      listener.close();
      await once(listener, 'close');
    },
  };
}
