import { connect, createServer, type Socket } from 'node:net';
import { type Before, placeOf, standBefore } from './before-postgres.js';

/** A way to PostgreSQL on which connections can go silent, as when a firewall forgets them: nobody is told. */
export interface SilentNetwork extends Before {
  /** From now on nothing passes on the connections that exist; new ones work. */
  silence: () => void;
  /** From now on nothing passes at all, until it is told to speak: new connections are taken, and get no answer either. */
  silenceAll: () => void;
  /** New connections work again. */
  speak: () => void;
}

export async function throughANetwork(databaseUrl: string): Promise<SilentNetwork> {
  const target = placeOf(databaseUrl);
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
  });

  return {
    ...(await standBefore(databaseUrl, server, sockets)),
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
  };
}
