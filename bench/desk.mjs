// Measures the owner's pages with a full month and years of bookings before it: node bench/desk.mjs [rounds], after npm
// run build.
import { drawnPages } from './desk-browser.mjs';
import { fillDiaries } from './diaries.mjs';
import { quantile } from './load.mjs';
import { appOn, withPrograms } from './programs.mjs';
import { machine } from './report.mjs';
import { openServer } from './server.mjs';

const ROUNDS = Number(process.argv[2] ?? 100);
const ADMIN = { ADMIN_EMAIL: 'vera@example.com', ADMIN_PASSWORD: 'a long enough secret' };
const DAY_MS = 86_400_000;
const PAGE_SIZE = 25;
/** A month of forty bookings a day, the same with years around it, and a salon without bookings. */
const SIZES = [0, 1000, 100_000];
const PER_DAY = 4;
/** Days of sixty bookings, followed by one of three, for the browser. */
const FULL_MONTH = { sizes: [1503], perDay: 6, day: { visits: 60 }, quietDay: { nth: 25, visits: 3 } };

const say = (line) => process.stderr.write(`${line}\n`);
const print = (line) => process.stdout.write(`${line}\n`);
const after = (day, days) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

async function logIn(origin) {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = ADMIN;
  const send = (method, path, body, headers) =>
    fetch(`${origin}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const answer = await send('POST', '/auth/login', { email, password });
  const [cookie] = answer.headers.getSetCookie()[0].split(';');
  const { token } = await (await send('PUT', `/user/${email}`, { email }, { cookie })).json();
  return `Bearer ${token}`;
}

const questionsOf = ({ day }, size) => ({
  'diary, a day': `/bookings/diary?from=${day}&to=${day}`,
  'diary, a week': `/bookings/diary?from=${after(day, -2)}&to=${after(day, 4)}`,
  'Order List, first page': `/bookings?pageSize=${PAGE_SIZE}`,
  'Order List, last page': `/bookings?pageSize=${PAGE_SIZE}&page=${Math.max(1, Math.ceil(size / PAGE_SIZE))}`,
  'Order List, one day': `/bookings?pageSize=${PAGE_SIZE}&from=${day}&to=${day}`,
  'search for a client': `/bookings?pageSize=${PAGE_SIZE}&q=guest-250`,
  'search for nobody': `/bookings?pageSize=${PAGE_SIZE}&q=zzzz`,
  overview: '/overview',
  'news of clients': '/desk/news',
  'whether anything has changed': '/desk/version',
});

async function timed(origin, path, authorization) {
  const askedAt = performance.now();
  const answer = await fetch(`${origin}${path}`, { headers: { authorization } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}.`);
  return performance.now() - askedAt;
}

/** Each question of each salon in turn, so that whatever else the machine does falls on all of them. */
async function serverTimes(diaries, calendar) {
  return withPrograms(
    diaries.map(({ url }) => appOn(url, ADMIN)),
    async (...apps) => {
      const rows = [];
      for (const name of Object.keys(questionsOf(calendar, 0))) {
        const tokens = await Promise.all(apps.map(({ origin }) => logIn(origin)));
        const times = apps.map(() => []);
        for (let round = -3; round < ROUNDS; round++) {
          for (const [index, { origin }] of apps.entries()) {
            const path = questionsOf(calendar, diaries[index].size)[name];
            const ms = await timed(origin, path, tokens[index]);
            // The first rounds only warm it up.
            if (round >= 0) times[index].push(ms);
          }
        }
        rows.push({ name, times: times.map((each) => each.toSorted((left, right) => left - right)) });
        say(`  ${name}`);
      }
      return rows;
    },
  );
}

function printServer(rows) {
  const cell = (times) => `${quantile(times, 0.5).toFixed(1)} / ${quantile(times, 0.99).toFixed(1)}`;
  const ratio = (times, empty) => (quantile(times, 0.5) / quantile(empty, 0.5)).toFixed(2);
  print('| question | empty, p50 / p99 ms | 1 k a month | ratio | 100 k behind it | ratio |');
  print('| --- | --- | --- | --- | --- | --- |');
  for (const { name, times } of rows) {
    const [empty, month, years] = times;
    const cells = [cell(empty), cell(month), ratio(month, empty), cell(years), ratio(years, empty)];
    print(`| ${[name, ...cells].join(' | ')} |`);
  }
}

const server = await openServer();
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void server.close().finally(() => process.exit(1)));
}
try {
  print(`${machine(await server.version())}\n`);
  const { diaries, calendar } = await fillDiaries(server, { sizes: SIZES, perDay: PER_DAY, say });
  printServer(await serverTimes(diaries, calendar));
  const full = await fillDiaries(server, { ...FULL_MONTH, say });
  const quietDay = full.calendar.workingDays(FULL_MONTH.quietDay.nth + 1)[FULL_MONTH.quietDay.nth];
  await withPrograms([appOn(full.diaries[0].url, ADMIN)], async ({ origin }) => {
    print(
      await drawnPages(origin, {
        admin: ADMIN,
        fullDay: { day: full.calendar.day, visits: FULL_MONTH.day.visits },
        quietDay: { day: quietDay, visits: FULL_MONTH.quietDay.visits },
      }),
    );
  });
} finally {
  await server.close();
}
