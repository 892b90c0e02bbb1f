import { setTimeout as pause } from 'node:timers/promises';

/** The statement at which to end a start: the first at which none was ended so far. */
function nextIn(done, ran) {
  const seen = new Map();
  let isMigrating = false;
  return (text) => {
    isMigrating ||= text === 'START TRANSACTION';
    seen.set(text, (seen.get(text) ?? 0) + 1);
    // The state before the first migration is the same for each start.
    const place = `${isMigrating ? ran : ''} ${seen.get(text)} ${text}`;
    if (done.has(place)) return false;
    done.add(place);
    return true;
  };
}

/** After a connection is cut, PostgreSQL continues for a moment. */
async function untilAlone(source) {
  for (;;) {
    const [{ others }] = await source.query(
      `SELECT count(*)::int AS others FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
    );
    if (others === 0) return;
    await pause(2);
  }
}

/**
 * Starts to migrate a database again and again, and ends each start behind another
 * statement, until one gets to the end.
 *
 * @param {object} parts
 * @param {import('./statement-proxy.mjs').StatementProxy} parts.proxy in front of the database
 * @param {import('typeorm').DataSource} parts.source the database itself, on one connection
 * @param {() => { ended: Promise<void>, kill: () => void }} parts.start begins to migrate through the proxy
 * @param {(state: { ran: number, place: string }) => Promise<void>} parts.look after each end
 * @returns {Promise<number>} how often it was ended
 */
export async function interruptEverywhere({ proxy, source, start, look }) {
  const done = new Set();
  for (;;) {
    const ran = await countRun(source);
    const held = proxy.hold(nextIn(done, ran)).then(() => true);
    const attempt = start();
    if (!(await Promise.race([held, attempt.ended.then(() => false)]))) return done.size;
    attempt.kill();
    proxy.cut();
    await attempt.ended.catch(() => undefined);
    await untilAlone(source);
    await look({ ran: await countRun(source), place: [...done].at(-1) });
  }
}

/** The number of migrations that a database has run. */
export async function countRun(source) {
  const [{ exists }] = await source.query(`SELECT to_regclass('migrations') IS NOT NULL AS exists`);
  if (!exists) return 0;
  const [{ count }] = await source.query(`SELECT count(*)::int FROM migrations`);
  return count;
}
