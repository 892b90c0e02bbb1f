import pg from 'pg';

/**
 * Counts how often the app waits for the database during a request: statements sent before an earlier one on their
 * connection was answered count as one wait.
 */
export async function countWaits(request: () => PromiseLike<unknown>): Promise<number> {
  const { query } = pg.Client.prototype;
  const unanswered = new WeakMap<pg.Client, number>();
  let waits = 0;
  const add = (client: pg.Client, by: number) => unanswered.set(client, (unanswered.get(client) ?? 0) + by);
  pg.Client.prototype.query = function counted(this: pg.Client, ...parts: unknown[]) {
    if ((unanswered.get(this) ?? 0) === 0) waits += 1;
    add(this, 1);
    const answer = Reflect.apply(query, this, parts);
    const done = () => add(this, -1);
    Promise.resolve(answer).then(done, done);
    return answer;
  } as typeof query;
  try {
    await request();
  } finally {
    pg.Client.prototype.query = query;
  }
  return waits;
}
