import { randomUUID } from 'node:crypto';
import { AuditRetentionService } from '../../../api/platform/audit/audit-retention.service.js';
import { type AuditedAct, AuditService } from '../../../api/platform/audit/audit.service.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient, anAdmin, type Person } from '../../support/people.js';

let parlour: TestApp;
let vera: Person;

beforeAll(async () => {
  parlour = await startTestApp();
  await parlour.database
    .query(`INSERT INTO salon (name, time_zone, currency) VALUES ('Maison Vera', 'Europe/Lisbon', 'USD')
    ON CONFLICT (id) DO UPDATE SET time_zone = 'Europe/Lisbon'`);
  vera = await anAdmin(parlour, 'Vera Duarte');
});

beforeEach(() => parlour.clock.set('2027-03-01T08:00:00Z'));

afterAll(() => parlour.close());

const record = (act: Partial<AuditedAct> = {}) =>
  parlour.app.get(AuditService).record(
    {
      actor: { id: vera.id },
      action: 'user.disabled',
      object: { type: 'user', id: randomUUID() },
      ...act,
    },
    parlour.database.manager,
  );

const list = (query: Record<string, string>) =>
  parlour.http.get('/audit').query(query).set('Authorization', vera.bearer);

describe('what was done', () => {
  test('cannot be changed: the database refuses updates, deletions and truncation', async () => {
    const { id } = vera;
    await record({ object: { type: 'user', id } });

    const attempts = [
      `UPDATE audit_entries SET action = 'user.enabled' WHERE object_id = '${id}'`,
      `DELETE FROM audit_entries WHERE object_id = '${id}'`,
      `TRUNCATE audit_entries`,
    ];
    for (const attempt of attempts) {
      await expect(parlour.database.query(attempt)).rejects.toThrow('neither changed nor deleted');
    }

    expect((await list({ object: id })).body.total).toBe(1);
  });

  test('is deleted after a year, and not a day earlier', async () => {
    const [old, younger] = [randomUUID(), randomUUID()];
    await parlour.database.query(
      `INSERT INTO audit_entries (at, action, object_type, object_id)
       VALUES (now() - interval '1 year 1 day', 'user.deleted', 'user', $1),
              (now() - interval '1 year' + interval '1 day', 'user.deleted', 'user', $2)`,
      [old, younger],
    );

    await parlour.app.get(AuditRetentionService).deleteOld();

    expect((await list({ object: old })).body.total).toBe(0);
    expect((await list({ object: younger })).body.total).toBe(1);
  });

  test('contains no email address: the table rejects one', async () => {
    await expect(record({ detail: { who: 'maria@example.com' } })).rejects.toThrow('hold_no_address');
  });

  test('is rolled back with the change it was part of', async () => {
    const id = randomUUID();
    const change = parlour.database.transaction(async (tx) => {
      const object = { type: 'user', id };
      await parlour.app.get(AuditService).record({ actor: vera, action: 'user.enabled', object }, tx);
      throw new Error('the change failed');
    });

    await expect(change).rejects.toThrow('the change failed');
    expect((await list({ object: id })).body.total).toBe(0);
  });
});

describe('the list of what was done', () => {
  test('shows people under their present names, the latest act first', async () => {
    const maria = await aClient(parlour, 'Maria Lopes');
    const object = { type: 'user', id: maria.id };
    await record({ action: 'user.disabled', object });
    await record({ action: 'user.enabled', object, detail: { endedSessions: 2 } });
    await parlour.database.query(`UPDATE users SET name = 'Maria Reis' WHERE id = $1`, [maria.id]);

    const { body } = await list({ object: maria.id }).expect(200);

    expect(body.items.map(({ action }: { action: string }) => action)).toEqual([
      'user.enabled',
      'user.disabled',
    ]);
    expect(body.items[0]).toEqual({
      _id: expect.any(String),
      at: '2027-03-01T08:00:00.000Z',
      action: 'user.enabled',
      actor: { type: 'user', _id: vera.id, name: 'Vera Duarte', email: vera.email },
      object: { type: 'user', _id: maria.id, name: 'Maria Reis', email: maria.email },
      detail: { endedSessions: 2 },
    });
  });

  test('no longer names someone whose account was deleted, but still shows what was done', async () => {
    const maria = await aClient(parlour, 'Maria Lopes');
    await record({ object: { type: 'user', id: maria.id } });
    await record({
      actor: { id: null },
      action: 'session.family-revoked',
      object: { type: 'user', id: maria.id },
    });
    await parlour.database.query(`DELETE FROM users WHERE id = $1`, [maria.id]);

    const { body, text } = await list({ object: maria.id });

    const nobody = { type: 'user', _id: maria.id, name: null, email: null };
    expect(body.items.map(({ object }: { object: object }) => object)).toEqual([nobody, nobody]);
    expect(body.items[0].actor).toBeNull();
    expect(text).not.toContain(maria.email);
  });

  test('is filtered by actor, by action and by days of the salon', async () => {
    const lisbon = await anAdmin(parlour);
    const actor = { id: lisbon.id };
    // In Lisbon summer time begins on the 28th, so this is half past midnight on the 29th.
    parlour.clock.set('2027-03-28T23:30:00Z');
    await record({ actor, action: 'user.disabled' });
    parlour.clock.set('2027-03-28T22:30:00Z');
    await record({ actor, action: 'user.enabled' });
    parlour.clock.set('2027-03-01T08:00:00Z');

    const found = async (query: Record<string, string>) => {
      const { body } = await list({ actor: lisbon.id, ...query }).expect(200);
      return body.items.map(({ action }: { action: string }) => action);
    };

    expect(await found({})).toEqual(['user.disabled', 'user.enabled']);
    expect(await found({ action: 'user.disabled' })).toEqual(['user.disabled']);
    expect(await found({ from: '2027-03-29' })).toEqual(['user.disabled']);
    expect(await found({ to: '2027-03-28' })).toEqual(['user.enabled']);
    expect(await found({ from: '2027-03-28', to: '2027-03-29' })).toHaveLength(2);
  });

  test('comes in pages', async () => {
    const helper = await anAdmin(parlour);
    for (let number = 1; number <= 3; number++)
      await record({ actor: { id: helper.id }, detail: { number } });

    const { body } = await list({ actor: helper.id, page: '2', pageSize: '2' });

    expect([body.total, body.page, body.pageSize]).toEqual([3, 2, 2]);
    expect(body.items.map(({ detail }: { detail: { number: number } }) => detail.number)).toEqual([1]);
  });

  test.each<Record<string, string>>([
    { action: 'user.*' },
    { actor: 'vera' },
    { object: `' OR 1=1 --` },
    { from: '2027-02-30' },
    { page: '0' },
    { sort: 'at' },
  ])('A10 is refused when asked oddly: %j', async (query) => {
    await list(query).expect(422);
  });
});
