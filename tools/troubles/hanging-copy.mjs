// Three copies behind nginx with the project's configuration. One of them is stopped and does not respond.
import { mkdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Copy } from '../copies/copy.mjs';
import { startProxy } from '../copies/proxy.mjs';
import { prove } from './report.mjs';

const COPIES = 3;
const HANGS_MS = 20_000;
const EVERY_MS = 100;
/** Visitors who wait longer were given to the copy that hangs. */
const CAUGHT_MS = 2_000;
/** Time that nginx waits before it asks another copy, with an allowance for a loaded machine. */
const LONGEST_MS = 8_000;
/** nginx then leaves the copy alone, but for one request in five seconds. */
const NOTICED_MS = 8_000;
const PROBES = 3;

export async function aHangingCopy({ databaseUrl, folder }) {
  const copies = [];
  let proxy;
  mkdirSync(folder);
  for (let index = 0; index < COPIES; index++) copies.push(await Copy.prepare({ databaseUrl, folder }));
  try {
    for (const copy of copies) await copy.start();
    proxy = await startProxy('nginx', copies, folder);
    const asked = [];
    const began = performance.now();
    const visit = async () => {
      const at = performance.now() - began;
      const status = await fetch(`${proxy.origin}/services`).then(
        (answer) => answer.status,
        () => 0,
      );
      return { at, status, ms: performance.now() - began - at };
    };
    const hanging = copies[0].hang(HANGS_MS);
    while (performance.now() - began < HANGS_MS) {
      asked.push(visit());
      await pause(EVERY_MS);
    }
    const answers = await Promise.all(asked);
    await hanging;
    const caught = answers.filter(({ ms }) => ms > CAUGHT_MS);
    const longest = Math.max(...answers.map(({ ms }) => ms)) / 1000;
    prove(
      'copy that hangs behind nginx: every visitor is answered',
      answers.every(({ status }) => status === 200),
      `${answers.length} questions`,
    );
    prove(
      'copy that hangs behind nginx: another one answers after a few seconds',
      longest * 1000 < LONGEST_MS,
      `${caught.length} waited, ${longest.toFixed(1)} s at the longest`,
    );
    const later = caught.filter(({ at }) => at > NOTICED_MS).length;
    prove(
      'copy that hangs behind nginx: it is left alone from then on',
      later <= PROBES,
      `${later} waited later`,
    );
  } finally {
    await proxy?.stop();
    await Promise.all(copies.map((copy) => copy.stop()));
  }
}
