import { once } from 'node:events';
import type { Server, Socket } from 'node:net';

/** Something between the app and PostgreSQL. */
export interface Before {
  /** The database by way of it. */
  url: string;
  close: () => Promise<void>;
}

/** Where the server of this database listens. */
export function placeOf(databaseUrl: string): { path: string } | { host: string; port: number } {
  const url = new URL(databaseUrl);
  const folder = url.searchParams.get('host');
  return folder
    ? { path: `${folder}/.s.PGSQL.5432` }
    : { host: url.hostname, port: Number(url.port) || 5432 };
}

/** Lets this listener take the place of the server, on a port that the system chooses; `close` ends these connections too. */
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
