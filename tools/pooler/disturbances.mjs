import { setTimeout as pause } from 'node:timers/promises';

/** What happens to a pooler while people book, as an operator or a bad night does it. */
export const DISTURBANCES = [
  { name: 'RECONNECT', run: (pooler) => pooler.tell('RECONNECT') },
  {
    name: 'PAUSE for 5 s, RESUME',
    run: async (pooler) => {
      // It is answered when all clients have let go of their connection, which busy ones don't.
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
