import { setTimeout as pause } from 'node:timers/promises';

/** Disturbances of a pooler while people book, as an operator or an outage causes them. */
export const DISTURBANCES = [
  { name: 'RECONNECT', run: (pooler) => pooler.tell('RECONNECT') },
  {
    name: 'PAUSE for 5 s, RESUME',
    run: async (pooler) => {
      // It returns only when all clients have released their connections, which busy ones do not.
      void pooler.tell('PAUSE').catch(() => undefined);
      await pause(5000);
      await pooler.tell('RESUME');
    },
  },
  {
    name: 'KILL, RESUME',
    run: async (pooler, database) => {
      await pooler.tell(`KILL ${database}`);
      await pooler.tell(`RESUME ${database}`);
    },
  },
  {
    name: 'stopped and started',
    run: async (pooler) => {
      await pooler.stop();
      await pooler.start();
    },
  },
  { name: 'kill -9 and started', run: (pooler) => pooler.die() },
  {
    name: 'silent for 20 s',
    run: async (pooler) => {
      pooler.signal('SIGSTOP');
      await pause(20_000);
      pooler.signal('SIGCONT');
    },
  },
];
