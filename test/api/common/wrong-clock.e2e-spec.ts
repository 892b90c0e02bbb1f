import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { startTestApp } from '../../support/app.js';
import { aClient } from '../../support/people.js';
import { aMember, aService } from '../../support/salon.js';

const DAY_MS = 86_400_000;

afterEach(() => jest.restoreAllMocks());

test('12-B11 a salon whose clock is a day off says so at its start, takes bookings by it, and no one gets a chair that is taken', async () => {
  const warned: string[] = [];
  jest.spyOn(Logger.prototype, 'warn').mockImplementation((line: unknown) => {
    if (String(line).includes('clock')) warned.push(String(line));
  });
  const right = await startTestApp({ realClock: true });
  const warnedByIt = warned.length;
  const [{ now }]: [{ now: Date }] = await right.database.query(`SELECT now()`);
  const wrong = await startTestApp({ databaseUrl: right.databaseUrl });
  const cut = await aService(right.database);
  const member = await aMember(right.database, { does: [cut] });
  wrong.clock.set(new Date(now.getTime() + DAY_MS).toISOString());
  const { body: first } = await wrong.http.get(`/availability/first?services=${cut.id}`).expect(200);
  const { body: free } = await wrong.http.get(`/availability?services=${cut.id}&day=${first.day}`);
  const booking = { lines: [{ serviceId: cut.id, staffId: member.id }], startsAt: free.starts[0] };
  const book = async (salon: typeof right) => {
    const { bearer } = await aClient(salon);
    const answer = await salon.http
      .post('/bookings')
      .set({ Authorization: bearer, 'Idempotency-Key': randomUUID() })
      .send(booking);
    return answer.status;
  };

  const booked = [await book(wrong), await book(right)];

  await wrong.close();
  await right.close();
  expect(warnedByIt).toBe(0);
  expect(warned).toEqual([
    expect.stringMatching(/^The clocks of the app and the database differ by \d+ s\. /),
  ]);
  expect(booked).toEqual([201, 409]);
});

test('12-B11 a copy whose clock is ahead counts by the same time as the others: it takes nothing from their visitors, and gives no one more', async () => {
  const env = { RATE_LIMIT_SCALE: '1' };
  const right = await startTestApp({ realClock: true, env });
  const ahead = await startTestApp({ databaseUrl: right.databaseUrl, hoursAhead: 20, env });
  const write = async (salon: typeof right, word: string) => {
    const message = {
      kind: 'contact',
      name: 'Maria Lopes',
      email: `${word}@example.com`,
      message: `Hello ${word}`,
    };
    return (await salon.http.post('/messages').send(message)).status;
  };

  const statuses = [await write(ahead, 'one')];
  for (const word of ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven']) {
    statuses.push(await write(right, word));
  }
  statuses.push(await write(ahead, 'twelve'));

  await ahead.close();
  await right.close();
  expect(statuses).toEqual([...Array<number>(10).fill(201), 429, 429]);
});
