import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { everythingMade } from './schema-facts.mjs';
import { fillSalon, MIGRATIONS, migrateTo, onSource, takeBackTo } from './databases.mjs';
import { countRun, interruptEverywhere } from './interruptions.mjs';
import { everythingIn } from './schemas.mjs';
import { StatementProxy } from './statement-proxy.mjs';

const MIGRATOR = fileURLToPath(new URL('./migrator.mjs', import.meta.url));

/** Before this one there is no diary to lose. */
const FIRST_WITH_BOOKINGS = MIGRATIONS.findIndex(({ name }) => name.startsWith('CreateBookings')) + 1;

/** After how many migrations a line says how far it is. */
const SAID_EVERY = 10;

/** Processes that migrate. The next one is made ready while one is at work. */
class Migrators {
  #ready;

  constructor(url) {
    this.url = url;
    this.#prepare();
  }

  #prepare() {
    const child = spawn(process.execPath, [MIGRATOR], {
      env: { PATH: process.env.PATH, DATABASE_URL: this.url },
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (words) => (said += words));
    const ended = once(child, 'exit').then(([exitCode, signal]) => {
      if (exitCode !== 0 && signal !== 'SIGKILL') throw new Error(`A start failed by itself:\n${said}`);
    });
    ended.catch(() => undefined);
    this.#ready = { child, ended };
  }

  start() {
    const { child, ended } = this.#ready;
    this.#prepare();
    child.stdin.on('error', () => undefined).end('\n');
    return { ended, kill: () => child.kill('SIGKILL') };
  }

  close() {
    this.#ready.child.kill('SIGKILL');
  }
}

/**
 * A copy of a database that migrates without a disturbance: its schema after each migration, and everything in it at the
 * end. A salon that was taken back keeps functions which no `down()` restores, so only its own copy compares.
 */
async function undisturbed(server, template) {
  const url = server.urlOf(await server.create(template));
  const schemas = [];
  for (let count = await onSource(url, countRun); count <= MIGRATIONS.length; count++) {
    if (count > 0) await migrateTo(url, count);
    schemas[count] = await onSource(url, everythingMade);
  }
  return { schemas, end: await onSource(url, everythingIn) };
}

const differenceOf = (expected, found) =>
  [
    ...expected.filter((line) => !found.includes(line)).map((line) => `missing: ${line}`),
    ...found.filter((line) => !expected.includes(line)).map((line) => `too much: ${line}`),
  ].slice(0, 3);

/**
 * Ends starts by SIGKILL behind every statement of every migration that a database has not run yet. After each, the schema
 * has to be that of a whole number of migrations; at the end schema and rows are those of a copy that no one disturbed.
 */
async function killEverywhere(server, template, print) {
  const { schemas, end } = await undisturbed(server, template);
  const url = server.urlOf(await server.create(template));
  const proxy = await StatementProxy.open(url);
  const migrators = new Migrators(proxy.url());
  const mistakes = [];
  try {
    return await onSource(url, async (source) => {
      const first = await countRun(source);
      let said = first;
      const kills = await interruptEverywhere({
        proxy,
        source,
        start: () => migrators.start(),
        look: async ({ ran, place }) => {
          if (ran >= said + SAID_EVERY) {
            said = ran;
            print(`  at migration ${ran} of ${MIGRATIONS.length}`);
          }
          const found = differenceOf(schemas[ran], await everythingMade(source));
          mistakes.push(...found.map((line) => `after ${ran} migrations, ended behind ${place}: ${line}`));
        },
      });
      mistakes.push(...differenceOf(end, await everythingIn(source)));
      return { migrations: MIGRATIONS.length - first, kills, mistakes };
    });
  } finally {
    migrators.close();
    await proxy.close();
  }
}

/**
 * Kills behind every statement: of a filled salon that is taken back to its first bookings, and of a new one; or of the last
 * migrations only, since each takes about a second per statement.
 */
export async function proveKilledStarts(server, { last, print }) {
  const from = Math.max(MIGRATIONS.length - last, 0);
  const filled = await server.create();
  await fillSalon(server.urlOf(filled));
  await takeBackTo(server.urlOf(filled), Math.max(from, FIRST_WITH_BOOKINGS));
  const empty = await server.create();
  if (from > 0) await migrateTo(server.urlOf(empty), from);
  const mistakes = [];
  for (const [name, template] of [
    ['a filled salon', filled],
    ['a database without a salon', empty],
  ]) {
    const began = performance.now();
    const result = await killEverywhere(server, template, print);
    print(
      `${name}: ${result.migrations} migrations, ${result.kills} starts killed, one behind each statement, ` +
        `in ${Math.round((performance.now() - began) / 1000)} s; ${result.mistakes.length} differences from a start that nobody disturbed`,
    );
    mistakes.push(...result.mistakes);
  }
  return mistakes;
}
