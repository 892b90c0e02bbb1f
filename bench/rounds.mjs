import { cpuOf, cpuSince } from './cost.mjs';
import { askForASecond } from './load.mjs';

function median(numbers) {
  const sorted = numbers.toSorted((left, right) => left - right);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2;
}

/** One server under test: its address, the requests to it, and the process that answers them. */
export function contender({ program, backends, question }) {
  const slices = [];
  return {
    async slice(connections) {
      const before = { node: cpuOf([program.pid]), postgres: cpuOf(await backends()) };
      const result = await askForASecond(program.origin, question, connections);
      const nodeUs = cpuSince(before.node, [program.pid]);
      const postgresUs = cpuSince(before.postgres, await backends());
      slices.push({ ...result, nodeUs, postgresUs });
    },
    forget: () => slices.splice(0),
    /** The median of the slices; of the CPU time the mean, because its clock ticks a hundred times a second. */
    summary() {
      const count = slices.reduce((sum, slice) => sum + slice.count, 0);
      const perRequest = (key) => slices.reduce((sum, slice) => sum + slice[key], 0) / count;
      return {
        perSecond: median(slices.map(({ perSecond }) => perSecond)),
        p50Ms: median(slices.map(({ p50Ms }) => p50Ms)),
        p99Ms: median(slices.map(({ p99Ms }) => p99Ms)),
        nodeUs: perRequest('nodeUs'),
        postgresUs: perRequest('postgresUs'),
      };
    },
  };
}

const WARM_UP_CLIENTS = 32;

/**
 * Asks until the code that answers has been compiled: a server runs for weeks, and a function that has run a hundred
 * times is slower by half than one that has run ten thousand times.
 */
export async function warmUp(contender, seconds) {
  for (let second = 0; second < seconds; second++) await contender.slice(WARM_UP_CLIENTS);
  contender.forget();
}

/** Turn by turn, so that whatever else the machine does falls on all of them. The first turn only warms them up. */
export async function inTurns(contenders, connections, slices) {
  for (let turn = 0; turn <= slices; turn++) {
    for (const each of contenders) await each.slice(connections);
    if (turn === 0) for (const each of contenders) each.forget();
  }
  return contenders.map((each) => each.summary());
}
