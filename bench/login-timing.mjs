// True if log-in takes longer for an address that has an account than for one that has none:
//   node bench/login-timing.mjs http://localhost:5000 [tries]
// The salon must be one that may be filled with accounts, started with RATE_LIMIT_SCALE=1000.
import { randomUUID } from 'node:crypto';

const [url = 'http://localhost:5000', tries = '500'] = process.argv.slice(2);
/** Fewer than the failures after which guessing is slowed down. */
const TRIES_AN_ADDRESS = 4;

const post = (path, body) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const anAddress = () => `timing-${randomUUID()}@example.com`;

async function anAccount() {
  const email = anAddress();
  const answer = await post('/auth/sign-up', {
    name: 'Maria Lopes',
    email,
    password: 'a long enough secret',
  });
  if (!answer.ok) throw new Error(`Signing up failed: ${answer.status} ${await answer.text()}`);
  return email;
}

async function refusedAfter(email) {
  const began = performance.now();
  const answer = await post('/auth/login', { email, password: 'not the right one' });
  await answer.arrayBuffer();
  if (answer.status !== 401) throw new Error(`Login answered ${answer.status}.`);
  return performance.now() - began;
}

const median = (figures) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];

const milliseconds = { known: [], unknown: [] };
let addresses = {};
for (let done = 0; done < Number(tries); done++) {
  if (done % TRIES_AN_ADDRESS === 0) addresses = { known: await anAccount(), unknown: anAddress() };
  // Taking turns, each first as often as the other, so that whatever else the machine does falls on both.
  for (const kind of done % 2 ? ['known', 'unknown'] : ['unknown', 'known']) {
    milliseconds[kind].push(await refusedAfter(addresses[kind]));
  }
}

const [known, unknown] = [median(milliseconds.known), median(milliseconds.unknown)];
console.log(`${tries} tries each; median: known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms`);
console.log(`ratio ${(known / unknown).toFixed(4)}`);
