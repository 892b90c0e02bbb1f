import { connect, createServer, type Socket } from 'node:net';
import { type Before, placeOf, standBefore } from './before-postgres.js';

/** A connection to PostgreSQL that can go silent without notice, as when a firewall drops its state. */
export interface SilentNetwork extends Before {
  /** Blocks existing connections from now on; new ones work. */
  silence: () => void;
  /** Blocks all traffic until told to speak: new connections are accepted, but get no answer. */
  silenceAll: () => void;
  /** Lets new connections work again. */
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
