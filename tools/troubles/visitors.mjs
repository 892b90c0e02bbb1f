import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';

/** A client of this salon, and the times that are free. */
export async function aClient(url) {
  const { services, starts } = await freeTimes(url);
  return { url, services, starts, email: `client-${randomUUID().slice(0, 8)}@example.com` };
}

async function freeTimes(url) {
  const services = await (await fetch(`${url}/services`)).json();
  const starts = [];
  const { day } = await (await fetch(`${url}/availability/first?services=${services[0]._id}`)).json();
  for (let ahead = 0; ahead < 10; ahead++) {
    const on = new Date(Date.parse(day) + ahead * 86_400_000).toISOString().slice(0, 10);
    const answer = await (await fetch(`${url}/availability?services=${services[0]._id}&day=${on}`)).json();
    starts.push(...answer.starts);
  }
  return { services, starts };
}

/** One account can hold one time: what a visitor holds is written like a booking. */
export const hold = async ({ url, services }, startsAt) =>
  (
    await fetch(`${url}/holds`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ lines: [{ serviceId: services[0]._id, staffId: null }], startsAt }),
    })
  ).status;

export const write = async ({ url }, number) =>
  (
    await fetch(`${url}/messages`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        kind: 'contact',
        name: `Ada ${number}`,
        email: 'ada@example.com',
        message: 'x'.repeat(900),
      }),
    })
  ).status;

/** The number of messages in this folder's database, read without the app. */
export function stored(dataDir) {
  const host = path.join(dataDir, 'postgres');
  const answer = execFileSync(
    'psql',
    ['-h', host, '-U', 'parlour', '-d', 'parlour', '-Atc', 'SELECT count(*) FROM messages'],
    { encoding: 'utf8' },
  );
  return Number(answer);
}
