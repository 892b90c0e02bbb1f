import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to PostgreSQL on which connections can go silent, as when a firewall forgets them: nobody is told. */
export interface SilentNetwork {
  /** The database by this way. */
  url: string;
  /** From now on nothing passes on the connections that exist; new ones work. */
  silence: () => void;
  /** From now on nothing passes at all, until it is told to speak: new connections are taken, and get no answer either. */
  silenceAll: () => void;
  /** New connections work again. */
  speak: () => void;
  close: () => Promise<void>;
}

export async function throughANetwork(databaseUrl: string): Promise<SilentNetwork> {
  const url = new URL(databaseUrl);
  const folder = url.searchParams.get('host');
  const target = folder
    ? { path: `${folder}/.s.PGSQL.5432` }
    : { host: url.hostname, port: Number(url.port) || 5432 };
  const sockets = new Set<Socket>();
  let silent = new WeakSet<Socket>();
  let isDead = false;

  const server = createServer((near) => {
    const far = connect(target);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => {
        if (!isDead && !silent.has(from)) to.write(bytes);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');

  return {
    url: `postgres://${url.username}@127.0.0.1:${address.port}${url.pathname}`,
    silence: () => {
      silent = new WeakSet(sockets);
    },
    silenceAll: () => {
      isDead = true;
    },
    speak: () => {
      silent = new WeakSet(sockets);
      isDead = false;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
