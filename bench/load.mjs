import autocannon from 'autocannon';

const SLICE_SECONDS = 1;

export const quantile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/** Asks for one second over N connections. Any other answer than the expected one ends the bench. */
export function askForASecond(origin, { path, method = 'GET', expects, each }, connections) {
  return new Promise((resolve, reject) => {
    const timesMs = [];
    const other = new Set();
    const startedAt = performance.now();
    const setupRequest = (request) => ({ ...request, ...each() });
    const run = autocannon(
      {
        url: origin,
        connections,
        duration: SLICE_SECONDS,
        requests: [{ path, method, ...(each && { setupRequest }) }],
      },
      (error, { errors }) => {
        if (error) return reject(error);
        if (errors > 0 || other.size > 0)
          return reject(new Error(`${path} was answered ${[...other]}, with ${errors} errors.`));
        timesMs.sort((left, right) => left - right);
        return resolve({
          count: timesMs.length,
          perSecond: timesMs.length / ((performance.now() - startedAt) / 1000),
          p50Ms: quantile(timesMs, 0.5),
          p99Ms: quantile(timesMs, 0.99),
        });
      },
    );
    // Its own figures are whole milliseconds.
    run.on('response', (_client, status, _bytes, timeMs) => {
      timesMs.push(timeMs);
      if (status !== expects) other.add(status);
    });
  });
}
