import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '../../dist/api/database/connect.js';
import { migrate } from '../../dist/api/database/migrate.js';
import { typeormOptions } from '../../dist/api/database/typeorm.options.js';
import { parlour, typed } from './command.mjs';
import { countingWay } from './statements.mjs';

const ADMIN = 'postgres';

/**
 * A salon with a name, its own pages and words, but no data worth keeping: a restore may replace it without making a
 * backup first. Returns the database to copy it from.
 */
async function oldSalon(server) {
  const { name } = await server.create();
  const source = await connect(typeormOptions({ url: server.urlOf(name, ADMIN) }, 2), 0);
  await migrate(source);
  await source.query(`UPDATE salon SET name = 'The old salon'`);
  await source.query(`INSERT INTO site_texts VALUES ('imprint', 'What the old salon says')`);
  await source.query(
    `INSERT INTO messages (kind, name, email, text) VALUES ('contact', 'Sara', 's@example.com', 'Hello')`,
  );
  await source.destroy();
  const owned = [
    `SELECT format('ALTER TABLE %I OWNER TO salon', relname) AS statement FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
    `SELECT format('ALTER FUNCTION %s OWNER TO salon', p.oid::regprocedure) AS statement FROM pg_proc AS p
     WHERE pronamespace = 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = p.oid AND deptype = 'e')`,
  ];
  for (const question of owned)
    for (const { statement } of await server.run(name, question)) await server.run(name, statement);
  return name;
}

/** The full state of a salon: its schema, its rows, and its constraints and triggers. */
async function wholeOf(server, database) {
  const described = await server.run(
    database,
    `SELECT 'c ' || conrelid::regclass || pg_get_constraintdef(oid) AS line FROM pg_constraint WHERE connamespace = 'public'::regnamespace
     UNION ALL SELECT 'i ' || indexdef FROM pg_indexes WHERE schemaname = 'public'
     UNION ALL SELECT 't ' || pg_get_triggerdef(oid) || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
     UNION ALL SELECT 'a ' || attrelid::regclass || attname || format_type(atttypid, atttypmod) || attnotnull
       FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
       WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped
     ORDER BY 1`,
  );
  const tables = await server.run(
    database,
    `SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1`,
  );
  // The migrations generate random versions for the public pages and the desk.
  const sums = tables
    .filter(({ relname }) => !['site_version', 'desk_changes'].includes(relname))
    .map(
      ({ relname }) =>
        `SELECT '${relname} ' || count(*) || ' ' || coalesce(md5(string_agg(t::text, E'\\n' ORDER BY t::text)), '') AS line FROM "${relname}" AS t`,
    );
  const rows = sums.length === 0 ? [] : await server.run(database, `${sums.join(' UNION ALL ')} ORDER BY 1`);
  return JSON.stringify([...described, ...rows]);
}

async function untilAlone(server, database) {
  for (;;) {
    const rows = await server.run(
      'postgres',
      `SELECT FROM pg_stat_activity WHERE datname = '${database}' AND backend_type = 'client backend'`,
    );
    if (rows.length === 0) return;
    await pause(20);
  }
}

const restoring = ['restore', '--mail', 'send'];

/** Restores until N statements were sent, then kills the process. Returns whether it was killed. */
async function killedAt(wanted, { server, database, archive, folder }) {
  let child = null;
  const way = await countingWay({
    ...{ socketDir: server.socketDir, database, user: 'salon', wanted },
    onReached: () => child.kill('SIGKILL'),
  });
  child = parlour([...restoring, archive], { DATABASE_URL: way.url, DATA_DIR: path.join(folder, database) });
  child.stdout.resume();
  let said = '';
  child.stderr.on('data', (bytes) => (said += bytes));
  const [exitCode, signal] = await once(child, 'close');
  await way.close();
  if (signal === null && exitCode !== 0) throw new Error(`The restore failed: ${said}`);
  await untilAlone(server, database);
  return { wasKilled: signal === 'SIGKILL', text: way.lastText, count: way.count };
}

/** Number of times a restore is repeated after a kill. */
const ANEW_EVERY = 10;

/** The number of last statements that may not be reached, since it varies. */
const MOST_NOT_REACHED = 5;

/**
 * Kills a restore with SIGKILL at every statement that it sends, or at each `every`th, the last one first, so that
 * the COMMIT is covered even if the run is cut short: each time the salon must be the old one, or, from the COMMIT
 * on, the new one, and never a mix. After some of the kills the restore is repeated, the first time twice.
 */
export async function killRestores({ server, archive, folder, every, say }) {
  const template = await oldSalon(server);
  const old = await wholeOf(server, template);
  const settingsOf = (database) => ({
    DATABASE_URL: server.urlOf(database),
    DATA_DIR: path.join(folder, database),
  });
  const restored = async (database, ...options) => {
    await typed([...restoring, archive, ...options], settingsOf(database));
    return wholeOf(server, database);
  };
  let { name: database } = await server.create(template);
  const fresh = await restored(database);
  const [{ name }] = await server.run(database, 'SELECT name FROM salon');
  const faults = [];
  if ((await restored(database, '--replace', '--name', name)) !== fresh)
    faults.push('A second restore made another salon.');
  ({ name: database } = await server.create(template));
  const { count: statements } = await killedAt(Infinity, { server, database, archive, folder });
  ({ name: database } = await server.create(template));
  const figures = { kills: 0, old: 0, fresh: 0, commits: 0, begunAnew: 0, notReached: 0, statements, faults };
  for (let wanted = statements; wanted >= 1; wanted -= every) {
    const { wasKilled, text } = await killedAt(wanted, { server, database, archive, folder });
    if (!wasKilled) {
      // The number of checks for other connections depends on when the previous connection ended.
      if ((figures.notReached += 1) > MOST_NOT_REACHED) throw new Error('Too many restores ended unkilled.');
      ({ name: database } = await server.create(template));
      continue;
    }
    figures.kills += 1;
    if (text === 'COMMIT') figures.commits += 1;
    const found = await wholeOf(server, database);
    if (found === old) figures.old += 1;
    else if (found === fresh) figures.fresh += 1;
    else faults.push(`Killed at statement ${wanted}: ${text.slice(0, 80)}`);
    if (figures.kills % ANEW_EVERY === 0) {
      const { kills, old: before, fresh: after } = figures;
      say(
        `  ${kills} kills down to statement ${wanted} of ${statements}: the old salon ${before} times, the new one ${after} times; ${text.slice(0, 60)}`,
      );
    }
    if (found === old && figures.kills % ANEW_EVERY !== 0) continue;
    if (found === old) {
      figures.begunAnew += 1;
      if ((await restored(database)) !== fresh) faults.push(`Begun anew behind statement ${wanted}`);
    }
    ({ name: database } = await server.create(template));
  }
  return figures;
}
