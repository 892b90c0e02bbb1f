import { DataSource } from 'typeorm';
import { migrate } from '../../../api/database/migrate.js';
import { typeormOptions } from '../../../api/database/typeorm.options.js';
import { createEmptyDatabase } from '../../support/cluster.js';
import { aPastBooking } from '../../support/past-bookings.js';

describe('a salon from before, where client records stayed beside the accounts', () => {
  test('has one of the two for each client after the upgrade, and keeps the records of unverified clients', async () => {
    const empty = await createEmptyDatabase();
    const source = await new DataSource(typeormOptions({ url: empty.url }, 2)).initialize();
    await migrate(source);
    const isDone = async () =>
      (await source.query(`SELECT 1 FROM migrations WHERE name LIKE 'MergeCardsOfAccounts%'`)).length > 0;
    while (await isDone()) await source.undoLastMigration();
    await source.query(
      `INSERT INTO users (email, email_key, verified_at) VALUES ('olga@x.example', 'olga@x.example', now()),
         ('anna@x.example', 'anna@x.example', now()), ('thief@x.example', 'nora@x.example', NULL)`,
    );
    await source.query(
      `INSERT INTO clients (user_id, note) SELECT id, 'Likes tea.' FROM users WHERE email_key LIKE 'olga%'`,
    );
    await source.query(
      `INSERT INTO clients (name, email, email_key, note) VALUES ('Olga', 'olga@x.example', 'olga@x.example', 'Tall.'),
         ('Anna', 'anna@x.example', 'anna@x.example', ''), ('Nora', 'nora@x.example', 'nora@x.example', '')`,
    );
    const cards = await source.query(`SELECT id, name FROM clients WHERE user_id IS NULL`);
    for (const { id, name } of cards) {
      await aPastBooking(source, { cardId: id, startsAt: '2027-02-01T10:00:00Z', name, status: 'confirmed' });
    }

    await migrate(source);

    const bookings = await source.query(
      `SELECT client_name, users.email_key, clients.name AS card, clients.note FROM bookings
       JOIN clients ON clients.id = card_id LEFT JOIN users ON users.id = client_id ORDER BY client_name`,
    );
    await source.destroy();
    await empty.drop();
    expect(bookings).toEqual([
      { client_name: 'Anna', email_key: 'anna@x.example', card: '', note: '' },
      { client_name: 'Nora', email_key: null, card: 'Nora', note: '' },
      { client_name: 'Olga', email_key: 'olga@x.example', card: '', note: 'Likes tea.\n\nTall.' },
    ]);
  });
});
