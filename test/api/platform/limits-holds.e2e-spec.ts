import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '../../support/app.js';
import { letThrough, numbered } from '../../support/let-through.js';
import { aClient, aNewClient, type Person } from '../../support/people.js';
import { aMember, aService } from '../../support/salon.js';

let parlour: TestApp;

/**
 * The salon with its own settings, one proxy in front of it, and an empty diary, of which holds take a part.
 */
beforeEach(async () => {
  parlour = await startTestApp({ env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } });
});

afterEach(() => parlour.close());

describe('A-7: A40 the diary cannot be filled with holds and bookings:', () => {
  /** Hours of a salon whose team is so large that a few holds are a small part of its day. */
  const aTime = async (members = 10) => {
    const service = await aService(parlour.database);
    for (let hired = 0; hired < members; hired++) await aMember(parlour.database, { does: [service] });
    const lines = [{ serviceId: service.id, staffId: null, addOnIds: [] }];
    return (index: number) => {
      const startsAt = new Date(Date.UTC(2027, 2, 2 + Math.floor(index / 8), 9 + (index % 8)));
      return { lines, startsAt: startsAt.toISOString() };
    };
  };

  test('one network holds four slots of a day and eight in all, whichever of its addresses are used', async () => {
    const time = await aTime();
    const answers: { status: number; code: unknown }[] = [];
    for (let index = 0; index < 14; index++) {
      const { status, body } = await parlour.http
        .post('/holds')
        .set('X-Forwarded-For', `2001:db8:1:2::${index + 1}`)
        // Six on each day, of the eight that there are.
        .send(time(Math.floor(index / 6) * 8 + (index % 6)));
      answers.push({ status, code: body.code });
    }

    const held = { status: 201, code: undefined };
    const refused = { status: 429, code: 'too-many-holds' };
    const aDay = [held, held, held, held, refused, refused];
    expect(answers).toEqual([...aDay, ...aDay, refused, refused]);
  });

  test('A-27: visitors without an account hold a fifth of a day together, and one network a tenth', async () => {
    const holdAll = async (members: number) => {
      await parlour.database.query(`DELETE FROM holds`);
      await parlour.database.query(`UPDATE staff SET active = false`);
      const time = await aTime(members);
      const from = async (index: number, address: string) => {
        const { status } = await parlour.http
          .post('/holds')
          .set('X-Forwarded-For', address)
          .send(time(index));
        return status === 201;
      };
      const near = [await from(0, '203.0.113.7'), await from(1, '203.0.113.7'), await from(2, '203.0.113.7')];
      const far: boolean[] = [];
      for (let index = 3; index < 8; index++) far.push(await from(index, `198.51.${index}.7`));
      const client = await aClient(parlour);
      await parlour.http.post('/holds').set('Authorization', client.bearer).send(time(7)).expect(201);
      return [near, far].map((held) => held.filter(Boolean).length);
    };

    // Half an hour each, of the eight hours that one works on a day, and of the sixteen of two.
    expect(await holdAll(1)).toEqual([1, 2]);
    expect(await holdAll(2)).toEqual([3, 3]);
  });

  test('A-27: an account that takes over what visitors hold, or has an address no one verified, leaves them their fifth', async () => {
    const time = await aTime(1);
    const fromEverywhere = async (take: (id: string) => Promise<void>, person?: Person) => {
      await parlour.database.query(`DELETE FROM holds`);
      let held = 0;
      for (let index = 0; index < 8; index++) {
        const { status, body } = await parlour.http
          .post('/holds')
          .set('X-Forwarded-For', `198.51.${index}.7`)
          .set(person ? { Authorization: person.bearer } : {})
          .send(time(index));
        if (status !== 201) continue;
        held += 1;
        await take(body._id);
      }
      return held;
    };
    const claim = (person: Person) => async (id: string) => {
      await parlour.http.post(`/holds/${id}/claim`).set('Authorization', person.bearer).expect(204);
    };

    // A fifth of the day's eight hours is three holds of half an hour; a verified client may have two more.
    expect(await fromEverywhere(claim(await aNewClient(parlour)))).toBe(3);
    expect(await fromEverywhere(claim(await aClient(parlour)))).toBe(5);
    expect(await fromEverywhere(async () => undefined, await aNewClient(parlour))).toBe(1);
  });

  test('A-27: visitors who press at the same moment, each from elsewhere and for someone else, hold a fifth together', async () => {
    const service = await aService(parlour.database);
    const team = await Promise.all(
      Array.from({ length: 4 }, () => aMember(parlour.database, { does: [service] })),
    );
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, index) =>
        parlour.http
          .post('/holds')
          .set('X-Forwarded-For', `198.51.${index}.7`)
          .send({
            lines: [{ serviceId: service.id, staffId: team[index % 4]?.id ?? null, addOnIds: [] }],
            startsAt: new Date(Date.UTC(2027, 2, 2, 9 + Math.floor(index / 4))).toISOString(),
          }),
      ),
    );

    // A fifth of thirty-two hours, in holds of half an hour.
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(12);
  });

  test('forty visitors at the same moment hold no more than one after the other', async () => {
    const time = await aTime();

    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => parlour.http.post('/holds').send(time(index))),
    );

    expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(8);
    const [{ count }] = await parlour.database.query(`SELECT count(*)::int AS count FROM holds`);
    expect(count).toBe(8);
  });

  test('a client with forty tabs holds two slots', async () => {
    const time = await aTime();
    const client = await aClient(parlour);

    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        parlour.http
          .post('/holds')
          .set('Authorization', client.bearer)
          .set('X-Forwarded-For', numbered(index))
          .send(time(index)),
      ),
    );

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  });

  test('A-7 what someone held before they logged in counts as theirs, also when it all happens at once', async () => {
    const time = await aTime();
    const client = await aClient(parlour);
    const stranger = await aClient(parlour);
    const hold = (index: number, person?: Person) =>
      parlour.http
        .post('/holds')
        .set(person ? { Authorization: person.bearer } : {})
        .set('X-Forwarded-For', numbered(index))
        .send(time(index));
    const claim = (id: string, { bearer }: Person) =>
      parlour.http.post(`/holds/${id}/claim`).set('Authorization', bearer).expect(204);

    const before = await Promise.all([0, 1].map((index) => hold(index).expect(201)));
    const ids: string[] = before.map(({ body }) => body._id);
    await Promise.all(ids.map((id) => claim(id, client)));
    const after = await Promise.all([2, 3, 4].map((index) => hold(index, client)));
    await Promise.all(ids.map((id) => claim(id, stranger)));
    const others = await hold(5, stranger);
    const racing = await Promise.all(
      Array.from({ length: 6 }, async (_, index) => {
        const someone = await aClient(parlour);
        const { body } = await hold(8 + 2 * index);
        const tried = hold(9 + 2 * index, someone);
        await Promise.all([claim(body._id, someone), tried]);
        return (await hold(24 + index, someone)).status;
      }),
    );

    expect(after.map(({ status }) => status)).toEqual([429, 429, 429]);
    expect(others.status).toBe(201);
    expect(racing).toEqual(racing.map(() => 429));
  });

  test('accounts made for it hold no more than visitors do', async () => {
    const time = await aTime();
    const clients = await Promise.all(Array.from({ length: 5 }, () => aClient(parlour)));

    const statuses: number[] = [];
    for (const [index, { bearer }] of clients.entries()) {
      const { status } = await parlour.http.post('/holds').set('Authorization', bearer).send(time(index));
      statuses.push(status);
    }

    expect(statuses).toEqual([201, 201, 201, 201, 429]);
  });

  test('a family of four books the same day from one address', async () => {
    const time = await aTime();
    const family = await Promise.all(Array.from({ length: 4 }, () => aClient(parlour)));
    const holds = [];
    for (const [index, { bearer }] of family.entries()) {
      const held = await parlour.http.post('/holds').set('Authorization', bearer).send(time(index));
      holds.push({ bearer, index, holdId: held.body._id });
    }

    for (const { bearer, index, holdId } of holds) {
      await parlour.http
        .post('/bookings')
        .set('Authorization', bearer)
        .set('Idempotency-Key', randomUUID())
        .send({ ...time(index), holdId })
        .expect(201);
    }
  });

  test('a visitor who holds and releases slots over and over is stopped after sixty in an hour', async () => {
    const time = (await aTime())(0);

    const through = await letThrough(65, async () => {
      const held = await parlour.http.post('/holds').send(time);
      if (held.status === 201) await parlour.http.delete(`/holds/${held.body._id}`).expect(204);
      return held;
    });

    expect(through).toBe(60);
  });

  test('a slot is not held for longer than an hour, however often it is extended', async () => {
    const { body } = await parlour.http
      .post('/holds')
      .send((await aTime())(0))
      .expect(201);
    const extend = () => parlour.http.post(`/holds/${body._id}/extend`);

    for (let minutes = 9; minutes < 60; minutes += 9) {
      parlour.clock.advanceMinutes(9);
      await extend().expect(200);
    }
    const { body: last } = await extend().expect(200);
    parlour.clock.advanceMinutes(6);

    // Eight in the morning is when it was placed.
    expect(last.expiresAt).toBe('2027-03-01T09:00:00.000Z');
    await extend().expect(404);
  });

  test('nor by placing the hold again and again', async () => {
    const time = await aTime();
    const holdId = randomUUID();
    const place = (index: number) => parlour.http.post('/holds').send({ ...time(index), holdId });
    await place(0).expect(201);

    for (let minutes = 9; minutes < 60; minutes += 9) {
      parlour.clock.advanceMinutes(9);
      await place(minutes % 2).expect(201);
    }
    const { body: last } = await place(0).expect(201);

    expect(last.expiresAt).toBe('2027-03-01T09:00:00.000Z');
  });

  test('a client cannot book without end, from however many addresses', async () => {
    const client = await aClient(parlour);
    const book = (index: number) =>
      parlour.http
        .post('/bookings')
        .set('X-Forwarded-For', numbered(index))
        .set('Authorization', client.bearer)
        .set('Idempotency-Key', randomUUID())
        .send({});

    expect(await letThrough(125, book)).toBe(120);
  });
});
