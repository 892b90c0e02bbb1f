// Fifty people press on the same time at the same moment: one is booked, and the others hear that it is taken and what is free.
import { randomUUID } from 'node:crypto';
import { fillDiaries } from './diaries.mjs';
import { quantile } from './load.mjs';
import { signUpClients, tokensOf, verifyEverybody } from './people.mjs';
import { appOn, withPrograms } from './programs.mjs';
import { machine } from './report.mjs';
import { openServer } from './server.mjs';

const PEOPLE = 50;
const ROUNDS = 20;
/** Some to let the app's code be compiled before it counts. */
const ROUNDS_BEFORE = 20;
/** Four clients sign up for each. */
const CIRCLES = Array.from({ length: Math.ceil(PEOPLE / 4) }, (_, id) => ({ id }));

async function press(origin, token, body) {
  const startedAt = performance.now();
  const response = await fetch(`${origin}/bookings`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
    },
    body,
  });
  const { code, alternatives = [] } = await response.json();
  const isTold = response.status === 409 && code === 'slot-taken' && alternatives.length > 0;
  return { ms: performance.now() - startedAt, status: response.status, isTold };
}

const server = await openServer();
try {
  process.stdout.write(`${machine(await server.version())}\n`);
  const { salon, diaries } = await fillDiaries(server, { sizes: [1000], perDay: 4, say: () => undefined });
  const [diary] = diaries;
  await withPrograms([appOn(diary.url)], async ({ origin }) => {
    const circles = await signUpClients(origin, CIRCLES);
    await server.on(diary.database, verifyEverybody);
    const tokens = [...(await tokensOf(origin, circles)).values()].flat().slice(0, PEOPLE);
    const pressed = [];
    for (let round = 0; round < ROUNDS_BEFORE + ROUNDS; round++) {
      const { staffId, startsAt } = diary.slotsOf.app();
      const body = JSON.stringify({ lines: [{ serviceId: salon.plainService.id, staffId }], startsAt });
      const answers = await Promise.all(tokens.map((token) => press(origin, token, body)));
      if (round >= ROUNDS_BEFORE) pressed.push(answers);
    }
    const times = pressed
      .flat()
      .map(({ ms }) => ms)
      .sort((left, right) => left - right);
    const wrong = pressed.filter(
      (answers) =>
        answers.filter(({ status }) => status === 201).length !== 1 ||
        answers.filter(({ isTold }) => isTold).length !== PEOPLE - 1,
    );
    process.stdout.write(
      `${ROUNDS} times ${PEOPLE} people on one time: p50 ${Math.round(quantile(times, 0.5))} ms, p99 ${Math.round(
        quantile(times, 0.99),
      )} ms, worst ${Math.round(times.at(-1))} ms; ${wrong.length} times not one booking and ${PEOPLE - 1} offers\n`,
    );
    if (wrong.length > 0) process.exitCode = 1;
  });
} finally {
  await server.close();
}
