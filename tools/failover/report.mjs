import { KILLS } from './kills.mjs';

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** The result of one kill, as a line. */
export function describeRound(number, round) {
  return [
    String(number).padStart(3),
    round.kill.padEnd(21),
    `${round.from} → ${round.to}`.padEnd(13),
    `acknowledged ${String(round.acknowledged).padStart(6)}`,
    `lost ${round.lost}`,
    `overlaps ${round.overlaps}`,
    `writes after ${seconds(round.writesAfterMs)}`,
    `on both copies ${seconds(round.bothCopiesAfterMs)}`,
    `whole again ${seconds(round.wholeAfterMs)}`,
  ].join('  ');
}

function spread(rounds, read) {
  const sorted = rounds.map(read).toSorted((one, other) => one - other);
  return `${seconds(sorted[Math.floor(sorted.length / 2)])} (median), ${seconds(sorted.at(-1))} (worst)`;
}

/** Number of times each of them was there. */
function counted(lines) {
  const counts = new Map();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts].map(([line, count]) => `${count} × ${line}`);
}

/** The result of a cell, as lines. */
export function describeTrial({ rounds, lost, stored, overlaps, acknowledged, answers, errorLines, faults }) {
  const ways = KILLS.map(({ name }) => ({ name, its: rounds.filter(({ kill }) => kill === name) }));
  return [
    ...ways
      .filter(({ its }) => its.length > 0)
      .map(
        ({ name, its }) =>
          `${name}: ${its.length} times, writes again after ${spread(its, ({ writesAfterMs }) => writesAfterMs)}, ` +
          `whole again after ${spread(its, ({ wholeAfterMs }) => wholeAfterMs)}`,
      ),
    `acknowledged ${acknowledged}, of them lost ${lost}; stored ${stored}; overlaps, looked for without an index, ${overlaps}`,
    `answers: ${[...answers].map(([status, count]) => `${status} × ${count}`).join(', ')}`,
    ...counted(errorLines.map((line) => line.replace(/^.*?(ERROR|FATAL)/, '$1'))).map(
      (line) => `the app’s log: ${line}`,
    ),
    ...counted(faults).map((line) => `fault: ${line}`),
  ].map((line) => `  ${line}`);
}

/** The failures of a cell, in words. */
export function failuresOf({ rounds, lost, stored, overlaps, acknowledged, faults }) {
  return [
    lost > 0 && 'acknowledged bookings were lost',
    stored !== acknowledged && 'the diary does not hold exactly what people were told',
    (overlaps > 0 || rounds.some((round) => round.overlaps > 0)) && 'somebody is in two chairs',
    faults.length > 0 && 'the app gave answers that it must not give',
  ].filter((failure) => failure !== false);
}
