// Measures how fast the app answers, compared with a bare server on the same machine and database in the same minute.
import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { memoryMb } from './cost.mjs';
import { fillDiaries } from './diaries.mjs';
import { readOptions, USAGE } from './options.mjs';
import { tokensOf } from './people.mjs';
import { appOn, bareOn, withPrograms } from './programs.mjs';
import { questionsFor } from './questions.mjs';
import { besideBare, depth, machine, memory, sizeName } from './report.mjs';
import { contender, inTurns, warmUp } from './rounds.mjs';
import { reports } from './reports.mjs';
import { openServer } from './server.mjs';

const DEPTH_CLIENTS = 8;

/** After so long without requests Node has given back what it no longer needs. */
const REST_MS = 20_000;

const say = (line) => process.stderr.write(`${line}\n`);
const print = (text) => process.stdout.write(`${text}\n`);

class Bench {
  constructor({ server, options, salon, calendar, circles }) {
    Object.assign(this, { server, options, circles });
    this.questions = questionsFor({ salon, calendar }).filter(({ name }) =>
      options.only.some((word) => name.includes(word)),
    );
  }

  /** One side of a question; tokens are fresh, because a question may be asked for minutes. */
  async contender(side, question, diary, program) {
    const tokens =
      side === 'app' && question.name === 'booking' && (await tokensOf(program.origin, this.circles));
    return contender({
      program,
      question: question[side]({ tokens, slot: diary.slotsOf[side] }),
      backends: () => this.server.backends(diary.database, program),
    });
  }

  async besideBare(diary) {
    return withPrograms([appOn(diary.url), bareOn(diary.url)], async (app, bare) => {
      const results = [];
      for (const question of this.questions) {
        await teach(question, app, bare);
        await warmUp(await this.contender('app', question, diary, app), this.options.warmUp);
        for (const clients of this.options.clients) {
          const sides = [
            await this.contender('app', question, diary, app),
            await this.contender('bare', question, diary, bare),
          ];
          const [appResult, bareResult] = await inTurns(sides, clients, this.options.slices);
          results.push({ ...question, clients, app: appResult, bare: bareResult });
          say(
            `  ${question.name}, ${clients} clients: ${(appResult.perSecond / bareResult.perSecond).toFixed(2)}`,
          );
        }
      }
      await pause(REST_MS);
      return { results, memory: await this.memory(diary, app, bare) };
    });
  }

  async memory(diary, app, bare) {
    const backends = async (program) => memoryMb(await this.server.backends(diary.database, program));
    return {
      size: diary.size,
      app: memoryMb([app.pid]),
      appBackends: await backends(app),
      bare: memoryMb([bare.pid]),
      bareBackends: await backends(bare),
    };
  }

  /** The app on the smallest and on the largest diary, turn by turn. */
  async depth(shallow, deep) {
    return withPrograms([appOn(shallow.url), appOn(deep.url)], async (shallowApp, deepApp) => {
      const results = [];
      for (const question of this.questions) {
        const sides = [
          await this.contender('app', question, shallow, shallowApp),
          await this.contender('app', question, deep, deepApp),
        ];
        for (const side of sides) await warmUp(side, this.options.warmUp);
        const [shallowResult, deepResult] = await inTurns(sides, DEPTH_CLIENTS, this.options.slices);
        results.push({ name: question.name, shallow: shallowResult, deep: deepResult });
      }
      return results;
    });
  }
}

/** Parts of a request that differ between connections. */
const OF_CONNECTIONS = new Set(['connection', 'date', 'keep-alive']);

/** Gives the bare server what the app answers, if it is to answer from memory: the same bytes, headers included. */
async function teach(question, app, bare) {
  const { path, isRemembered } = question.bare({ slot: () => ({}) });
  if (!isRemembered) return;
  const answer = await fetch(`${app.origin}${path}`, { headers: { 'accept-encoding': 'identity' } });
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !OF_CONNECTIONS.has(name)));
  const body = Buffer.from(await answer.arrayBuffer()).toString('base64');
  await fetch(`${bare.origin}${path}`, { method: 'PUT', body: JSON.stringify({ headers, body }) });
}

async function run(options) {
  if (!options.isBuilt)
    execFileSync('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const server = await openServer();
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void server.close().finally(() => process.exit(1)));
  }
  try {
    print(`${machine(await server.version())}\n`);
    if (options.hasReports) print(`## Reports, a million sales\n\n${await reports(server, say)}\n`);
    if (options.sizes.length === 0) return;
    const filled = await fillDiaries(server, { ...options, say });
    const bench = new Bench({ server, options, ...filled });
    const memories = [];
    for (const diary of filled.diaries) {
      say(`asking with ${sizeName(diary.size)} bookings`);
      const beside = await bench.besideBare(diary);
      print(`## ${sizeName(diary.size)} bookings\n\n${besideBare(beside.results)}\n`);
      memories.push(beside.memory);
    }
    const [shallow, deep] = [filled.diaries[0], filled.diaries.at(-1)];
    if (shallow !== deep) {
      say('asking the smallest and the largest in turns');
      print(
        `## Depth, ${DEPTH_CLIENTS} clients\n\n${depth(await bench.depth(shallow, deep), [shallow.size, deep.size])}\n`,
      );
    }
    print(`## Memory\n\n${memory(memories)}`);
  } finally {
    await server.close();
  }
}

const options = readOptions(process.argv.slice(2));
if (options.wantsHelp) print(USAGE);
else await run(options);
