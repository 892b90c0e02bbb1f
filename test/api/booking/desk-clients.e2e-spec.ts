import {
  ClientLookupService,
  type FoundClient,
  type WantedClient,
} from '../../../api/people/clients/client-lookup.service.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient, type Person } from '../../support/people.js';

let parlour: TestApp;
let maria: Person;

beforeAll(async () => {
  parlour = await startTestApp();
});

beforeEach(async () => {
  await parlour.database.query(`TRUNCATE users, clients CASCADE`);
  maria = await aClient(parlour, 'Maria Lopes');
});

afterAll(() => parlour.close());

const findOrAdd = (wanted: WantedClient): Promise<FoundClient> =>
  parlour.database.transaction((tx) =>
    parlour.app.get(ClientLookupService).findOrAdd(wanted, () => Promise.resolve(true), tx),
  );

const isIn = (country: string) =>
  parlour.database.query(`UPDATE salon SET country = $1, phone = ''`, [country]);

const cards = (): Promise<{ name: string; email: string; phone: string }[]> =>
  parlour.database.query(`SELECT name, email, phone FROM clients ORDER BY created_at, name`);

describe('a client for whom the desk books', () => {
  test('is the owner of the account with that verified address, and the account stays as it was', async () => {
    await parlour.database.query(`UPDATE users SET verified_at = now() WHERE id = $1`, [maria.id]);
    const account = () => parlour.database.query(`SELECT * FROM users WHERE id = $1`, [maria.id]);
    const before = await account();

    const found = await findOrAdd({
      name: 'Mary',
      email: ` ${maria.email.toUpperCase()}`,
      phone: '+1 555 0100',
    });

    expect(found).toEqual({
      clientId: maria.id,
      cardId: null,
      name: 'Maria Lopes',
      email: maria.email,
      phone: '+1 555 0100',
      lang: null,
      lookedAfterBy: null,
    });
    expect([await account(), await cards()]).toEqual([before, []]);
  });

  test('is picked by the id of the account, or of the client record', async () => {
    const { cardId } = await findOrAdd({ name: 'Olga Berg', phone: '0171 23' });

    const known = { lang: null, lookedAfterBy: null };
    const picked = [await findOrAdd({ _id: maria.id }), await findOrAdd({ _id: cardId ?? '' })];

    expect(picked).toEqual([
      { clientId: maria.id, cardId: null, name: 'Maria Lopes', email: maria.email, phone: '', ...known },
      { clientId: null, cardId, name: 'Olga Berg', email: '', phone: '0171 23', ...known },
    ]);
  });

  test('is not found by an unknown id', async () => {
    await expect(findOrAdd({ _id: '9d3cbb7c-2f63-4a4c-8a33-0b1f5c1f7f11' })).rejects.toMatchObject({
      code: 'invalid-input',
    });
  });

  test('has the same record when they call again from the same number, however it is written', async () => {
    const first = await findOrAdd({ name: 'Olga Berg', phone: '+49 (0)171 23' });
    const second = await findOrAdd({ name: 'olga berg', phone: '0049171/23', email: 'olga@example.com' });
    const third = await findOrAdd({ name: 'Frau Berg', email: 'Olga@Example.com' });

    expect([second.cardId, third.cardId]).toEqual([first.cardId, first.cardId]);
    expect(third).toMatchObject({ name: 'Frau Berg', phone: '+49 (0)171 23' });
    expect(await cards()).toEqual([{ name: 'Olga Berg', email: 'olga@example.com', phone: '+49 (0)171 23' }]);
  });

  test('has the same record whether they leave the country out or give it, and keeps the number as it was said', async () => {
    await isIn('Deutschland');
    const first = await findOrAdd({ name: 'Olga Berg', phone: '0171 / 234 56 78' });

    const second = await findOrAdd({ name: 'Olga Berg', phone: '+49 171 2345678' });

    expect(second.cardId).toBe(first.cardId);
    expect(await cards()).toEqual([{ name: 'Olga Berg', email: '', phone: '0171 / 234 56 78' }]);
  });

  test('has another record where the number without a country is another number', async () => {
    await isIn('Österreich');
    const first = await findOrAdd({ name: 'Olga Berg', phone: '0171 / 234 56 78' });

    const second = await findOrAdd({ name: 'Olga Berg', phone: '+49 171 2345678' });

    expect(second.cardId).not.toBe(first.cardId);
  });

  test('is found by what was noted before the salon said in which country it is', async () => {
    await isIn('');
    const first = await findOrAdd({ name: 'Olga Berg', phone: '0171 2345678' });
    await isIn('Deutschland');

    const second = await findOrAdd({ name: 'Olga Berg', phone: '+49 171 2345678' });

    expect(second.cardId).toBe(first.cardId);
  });

  test('may give an invalid number, and is found by its digits again', async () => {
    await isIn('Deutschland');
    const first = await findOrAdd({ name: 'Olga Berg', phone: '12-345/678901234567890' });

    const second = await findOrAdd({ name: 'Olga Berg', phone: '12345678901234567890' });

    expect(second.cardId).toBe(first.cardId);
  });

  test('shares a phone with a sister, but not a record', async () => {
    const olga = await findOrAdd({ name: 'Olga Berg', phone: '0171 23' });
    const anna = await findOrAdd({ name: 'Anna Berg', phone: '0171 23' });

    expect(anna.cardId).not.toBe(olga.cardId);
  });

  test('who gives only a name gets a new record each time', async () => {
    await findOrAdd({ name: 'Anna' });
    await findOrAdd({ name: 'Anna' });

    expect(await cards()).toHaveLength(2);
  });

  test('gets one record when two at the desk add them at the same moment', async () => {
    const wanted = { name: 'Olga Berg', phone: '0171 23', email: 'olga@example.com' };

    const found = await Promise.all(Array.from({ length: 6 }, () => findOrAdd(wanted)));

    expect(new Set(found.map(({ cardId }) => cardId)).size).toBe(1);
    expect(await cards()).toHaveLength(1);
  });
});
