import { setTimeout as pause } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { typeormOptions } from '../../dist/api/database/typeorm.options.js';

async function seconds(work) {
  const began = performance.now();
  const said = await work().then(
    () => 'no error',
    (error) => error.message,
  );
  return { said, took: (performance.now() - began) / 1000 };
}

/** Time limits of a statement, a wait for a lock, and a wait for an answer through the pooler, and how each ends. */
export async function timeOuts(pooler, database) {
  const source = await new DataSource(
    typeormOptions({ url: pooler.urlOf(database), isPooled: true }, 3),
  ).initialize();
  const holder = source.createQueryRunner();
  try {
    const statement = await seconds(() => source.query('SELECT pg_sleep(30)'));
    await holder.startTransaction();
    await holder.query('SELECT pg_advisory_xact_lock(1)');
    const lock = await seconds(() => source.query('SELECT pg_advisory_xact_lock(1)'));
    await holder.rollbackTransaction();
    pooler.signal('SIGSTOP');
    const answer = await seconds(() => source.query('SELECT 1'));
    pooler.signal('SIGCONT');
    await pause(500);
    const after = await seconds(() => source.query('SELECT 1'));
    return [
      { what: 'a statement', limit: 10, ...statement },
      { what: 'a lock', limit: 4, ...lock },
      { what: 'an answer', limit: 13, ...answer },
      { what: 'the next statement', limit: 0, ...after },
    ];
  } finally {
    pooler.signal('SIGCONT');
    await holder.release();
    await source.destroy();
  }
}
