import os from 'node:os';

const number = (value) => value.toLocaleString('en-GB', { maximumFractionDigits: 0 });
const ms = (value) => value.toFixed(value < 10 ? 2 : 1);
const times = (value) => value.toFixed(2);

const row = (cells) => `| ${cells.join(' | ')} |`;
const table = (head, rows) => [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

export const sizeName = (size) =>
  size % 1_000_000 === 0 ? `${size / 1_000_000} M` : size % 1000 === 0 ? `${size / 1000} k` : String(size);

export function machine(postgresVersion) {
  const cores = os.cpus();
  const load = os.loadavg()[0].toFixed(1);
  return `Node ${process.version}, PostgreSQL ${postgresVersion}, ${cores.length} × ${cores[0]?.model}, load before ${load}`;
}

const SIDE_HEAD = ['req/s', 'p50 ms', 'p99 ms', 'CPU µs'];
const side = ({ perSecond, p50Ms, p99Ms, nodeUs, postgresUs }) => [
  number(perSecond),
  ms(p50Ms),
  ms(p99Ms),
  `${number(nodeUs)} + ${number(postgresUs)}`,
];

/** The app beside the bare server; CPU is that of Node + that of PostgreSQL for one request. */
export function besideBare(results) {
  return table(
    ['question', 'clients', ...SIDE_HEAD, ...SIDE_HEAD.map((head) => `bare ${head}`), 'app / bare', 'goal'],
    results.map(({ name, goal, clients, app, bare }) => [
      name,
      clients,
      ...side(app),
      ...side(bare),
      times(app.perSecond / bare.perSecond),
      goal ?? '',
    ]),
  );
}

/** Cost of a question in the deepest diary, as a multiple of its cost in the shallowest. */
export function depth(results, [smallest, largest]) {
  return table(
    [
      'question',
      ...SIDE_HEAD.flatMap((head) => [`${head} at ${sizeName(smallest)}`, `at ${sizeName(largest)}`]),
      'cost',
    ],
    results.map(({ name, shallow, deep }) => [
      name,
      ...side(shallow).flatMap((cell, index) => [cell, side(deep)[index]]),
      times((deep.nodeUs + deep.postgresUs) / (shallow.nodeUs + shallow.postgresUs)),
    ]),
  );
}

export function memory(rows) {
  const mb = (value) => (value === null ? 'unknown' : `${number(value)} MB`);
  return table(
    ['bookings', 'app', 'its PostgreSQL connections', 'bare server', 'its PostgreSQL connections'],
    rows.map(({ size, app, appBackends, bare, bareBackends }) => [
      sizeName(size),
      mb(app),
      mb(appBackends),
      mb(bare),
      mb(bareBackends),
    ]),
  );
}
