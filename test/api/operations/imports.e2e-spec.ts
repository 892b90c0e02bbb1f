// Long because each rule of an import is told over the same few lists.
import { ImportsService } from '../../../api/operations/imports/imports.service.js';
import type { ImportView } from '../../../api/operations/imports/import.view.js';
import { instanceLocks, takeLock } from '../../../api/database/take-lock.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { emptyForImports, importSteps } from '../../support/imports.js';
import { aClient, aColleague, anAdmin, type Person } from '../../support/people.js';
import { aService } from '../../support/salon.js';

let parlour: TestApp;
let vera: Person;

beforeAll(async () => {
  parlour = await startTestApp();
  await parlour.database.query(`UPDATE salon SET currency = 'EUR', country_code = 'DE'`);
});

afterAll(() => parlour.close());

beforeEach(async () => {
  await emptyForImports(parlour);
  vera = await anAdmin(parlour);
});

const {
  as,
  uploadBytes,
  upload,
  uploadFile,
  show,
  change,
  rehearse,
  rowsOf,
  run,
  undo,
  bringIn,
  clients,
  countOf,
} = importSteps(() => ({ parlour, vera }));

const two = `Client ID,First Name,Last Name,Email,Mobile Number,Date of Birth,Note,Blocked
81,Amelia,Hart,amelia@example.com,0171 2345678,1990-07-04,Likes tea,No
82,Zoë,Okafor,,491712345679,31.12.,,Yes
`;

describe('a list of clients', () => {
  test('is recognised, and comes in with everything it says', async () => {
    const uploaded = await upload(two);
    expect(uploaded).toMatchObject({ kind: 'clients', rowCount: 2, state: 'ready', counts: null });
    expect((await show(uploaded._id)).sample[0]).toContain('amelia@example.com');

    expect((await rehearse(uploaded._id)).counts).toMatchObject({ new: 2, changed: 0, 'needs-you': 0 });
    expect(await countOf('clients WHERE user_id IS NULL')).toBe(0);

    expect(await run(uploaded._id)).toMatchObject({ state: 'done', doneRows: 2 });
    expect(await clients()).toMatchObject([
      {
        name: 'Amelia Hart',
        email: 'amelia@example.com',
        phone: '+49 171 2345678',
        birthday: '1990-07-04',
        note: 'Likes tea',
        blocked: false,
      },
      { name: 'Zoë Okafor', email: '', phone: '+49 171 2345679', birthday: '--12-31', blocked: true },
    ]);
    expect(await countOf('outbox')).toBe(0);
  });

  test('IM-1 changes nothing when it comes in again', async () => {
    await bringIn(two);
    const before = await clients();

    const again = await upload(two);
    expect((await rehearse(again._id)).counts).toMatchObject({ new: 0, changed: 0, matched: 2 });
    await run(again._id);
    expect(await clients()).toEqual(before);

    // A list without numbers is compared by names and addresses.
    await bringIn('Name,Email\nIvy Sandoval,\n');
    expect((await bringIn('Name,Email\nIvy Sandoval,\n')).counts).toMatchObject({ new: 0, matched: 1 });
  });

  test('IM-2 fills in what a record lacks, and never overwrites what the salon has', async () => {
    await as('post', '/clients')
      .send({ name: 'Amelia Hart', email: 'amelia@example.com', note: 'Our own note' })
      .expect(201);

    expect((await bringIn(two)).counts).toMatchObject({ new: 1, changed: 1 });
    expect((await clients())[0]).toMatchObject({ note: 'Our own note', phone: '+49 171 2345678' });
    expect((await bringIn(two)).counts).toMatchObject({ new: 0, changed: 0, matched: 2 });
  });

  test('IM-5 finds a client again who has been merged with another since', async () => {
    const { _id: id } = await bringIn(two);
    const other = await as('post', '/clients').send({ name: 'Mrs Hart' }).expect(201);
    const [amelia] = await clients();
    const stays = other.body._id;
    const contact = { name: 'Mrs Hart', email: 'amelia@example.com', phone: '+49 171 2345678' };
    await as('post', `/clients/${stays}/merge`)
      .send({ _id: amelia?.['id'], ...contact })
      .expect(200);

    // Neither the name nor the contact details are those of the list, only the email address is in the record.
    const renamed = two.replace('Amelia,Hart', 'Mrs,Hart').replace('amelia@example.com', '');
    expect((await bringIn(renamed)).counts).toMatchObject({ new: 0, 'needs-you': 0, matched: 2 });
    // Undoing leaves the merged client alone.
    expect(await undo(id)).toMatchObject({ state: 'undone' });
    expect(await clients()).toMatchObject([{ id: stays, name: 'Mrs Hart' }]);
  });

  test('leaves an account to its owner, and takes an unverified one for no one', async () => {
    const mia = await aClient(parlour, 'Mia Costa');
    expect((await bringIn(`Name,Email,Phone\nMia Costa,${mia.email},0171 2345678\n`)).counts).toMatchObject({
      matched: 1,
    });
    expect(await clients()).toEqual([]);

    await parlour.database.query(`UPDATE users SET verified_at = NULL WHERE id = $1`, [mia.id]);
    expect((await bringIn(`Name,Email,Note\nMia Costa,${mia.email},Hello\n`)).counts).toMatchObject({
      new: 1,
    });
  });

  test('asks about two people who may be one, and does what the owner says', async () => {
    await bringIn('Name,Email\nAnn Lee,ann@example.com\nBea Roe,\n');
    const { _id: id } = await upload(
      'Name,Email,Phone\nTom Lee,ann@example.com,\nBea Roe,bea@example.com,\n',
    );

    expect((await rehearse(id)).counts).toMatchObject({ new: 0, 'needs-you': 2 });
    expect(await rowsOf(id, 'needs-you')).toMatchObject([
      { number: 1, problem: 'emailShared' },
      { number: 2, problem: 'mayBeSame' },
    ]);
    // Without an answer, they stay out.
    expect(await run(id)).toMatchObject({ state: 'done', doneRows: 0 });
    expect(await clients()).toHaveLength(2);

    await change(id, {
      decisions: [
        { number: 1, decision: 'separate' },
        { number: 2, decision: 'same' },
      ],
    }).expect(200);
    expect(await run(id)).toMatchObject({ doneRows: 2, counts: { new: 1, changed: 1, 'needs-you': 0 } });
    expect(await clients()).toMatchObject([
      { name: 'Ann Lee', email_key: 'ann@example.com' },
      { name: 'Bea Roe', email: 'bea@example.com' },
      // The address belongs to Ann; Tom's letters go there all the same.
      { name: 'Tom Lee', email: 'ann@example.com', email_key: '' },
    ]);
  });

  test('has consents only from their own columns, with where they come from', async () => {
    await bringIn(
      'clientId,firstName,lastName,smsMarketingConsent,emailMarketingConsent\np-1,Orla,Kinsella,false,true\np-2,Deirdre,Moran,,\n',
    );
    const consents = await parlour.database.query(
      `SELECT name, kind, is_given, origin FROM client_consents JOIN clients ON clients.id = client_id ORDER BY kind`,
    );

    expect(consents).toEqual([
      { name: 'Orla Kinsella', kind: 'email-news', is_given: true, origin: 'import' },
      { name: 'Orla Kinsella', kind: 'message-news', is_given: false, origin: 'import' },
    ]);
  });

  test('keeps a row whose address or birthday can’t be read, and lists it with what to do', async () => {
    const { _id: id } = await upload(
      'Name,Email,Birthday\nAnn,not an address,soon\n,,\n=1+1,x@example.com,\n',
    );
    expect((await rehearse(id)).counts).toMatchObject({ new: 2 });

    const csv = (await as('get', `/imports/${id}/problems`).expect(200)).text;
    expect(csv).toContain('1,"The email address isn’t valid, so it is left out.",Ann');
  });

  test('waits for the order of its dates, asked once', async () => {
    const { _id: id } = await upload('Name,Birthday\nAnn,03/04/1992\n');
    expect(await show(id)).toMatchObject({ openDates: 1, dateOrder: null });
    const refused = await as('post', `/imports/${id}/rehearsal`).expect(409);
    expect(refused.body.code).toBe('import-not-ready');

    await change(id, { dateOrder: 'day-first' }).expect(200);
    await rehearse(id);
    await run(id);
    expect(await clients()).toMatchObject([{ birthday: '1992-04-03' }]);
  });

  test('reads numbers in the country that the owner names', async () => {
    const { _id: id } = await upload('Name,Phone\nAnn,06 12345678\n');
    await change(id, { phoneCountry: 'NL' }).expect(200);
    await rehearse(id);
    await run(id);

    expect(await clients()).toMatchObject([{ phone: '+31 6 12345678' }]);
  });

  test('can have its columns corrected, and is checked again then', async () => {
    const { _id: id } = await upload('Who,Where\nAnn,ann@example.com\n');
    expect(await show(id)).toMatchObject({ kind: null, can: { rehearse: false } });

    const mapping = [
      { field: 'name', column: 0 },
      { field: 'email', column: 1 },
    ];
    await change(id, { kind: 'clients', mapping }).expect(200);
    await rehearse(id);
    expect((await change(id, { mapping: mapping.slice(0, 1) }).expect(200)).body).toMatchObject({
      counts: null,
      can: { run: false },
    });
    await rehearse(id);
    await run(id);
    expect(await clients()).toMatchObject([{ name: 'Ann', email: '' }]);
    await change(id, { kind: 'services' }).expect(409);
  });
});

describe('undoing an import', () => {
  test('IM-3 removes what it added and empties what it filled in', async () => {
    await as('post', '/clients').send({ name: 'Amelia Hart', email: 'amelia@example.com' }).expect(201);
    const before = await clients();
    const { _id: id } = await bringIn(two);

    expect(await undo(id)).toMatchObject({ state: 'undone', doneRows: 0, can: { undo: false, run: false } });
    expect(await clients()).toEqual(before);
    expect(
      await countOf("foreign_ids WHERE client_id IN (SELECT id FROM clients WHERE name LIKE 'Zo%')"),
    ).toBe(0);
    await as('post', `/imports/${id}/undo`).expect(409);
    await as('post', `/imports/${id}/run`).expect(409);
  });

  test('IM-3 keeps clients whom someone has touched since', async () => {
    const { _id: id } = await bringIn(two);
    const [amelia] = await clients();
    await parlour.http
      .patch(`/clients/${String(amelia?.['id'])}`)
      .set('Authorization', vera.bearer)
      .send({ note: 'Changed here' })
      .expect(200);

    expect(await undo(id)).toMatchObject({ state: 'undone', doneRows: 1 });
    expect(await clients()).toMatchObject([{ name: 'Amelia Hart', note: 'Changed here' }]);
  });

  test('is possible for seven days', async () => {
    const { _id: id } = await bringIn(two);
    await parlour.database.query(`UPDATE imports SET ran_at = ran_at - interval '7 days 1 minute'`);

    expect(await show(id)).toMatchObject({ can: { undo: false } });
    await as('post', `/imports/${id}/undo`).expect(409);
  });
});

describe('services, team members and products', () => {
  test('come in from the files of a Fresha salon, and can be undone', async () => {
    await parlour.database.query(`INSERT INTO till_settings (mode, since) VALUES ('record', now())`);
    const all: ImportView[] = [];
    for (const file of ['clients', 'services', 'team-members', 'products']) {
      const [one] = await uploadFile(`moving-day/${file}.csv`);
      if (!one) throw new Error(`${file} has no list.`);
      all.push(one);
      expect((await rehearse(one._id)).counts).toMatchObject({ 'needs-you': 0, skipped: 0 });
      expect(await run(one._id)).toMatchObject({ state: 'done', doneRows: one.rowCount });
    }

    expect(all.map(({ kind, rowCount }) => [kind, rowCount])).toEqual([
      ['clients', 400],
      ['services', 11],
      ['team', 3],
      ['products', 3],
    ]);
    expect(await countOf('clients WHERE user_id IS NULL')).toBe(400);
    const services = await parlour.database.query(
      `SELECT category.title AS category, service.title, price_cents::int, price_kind, segments, buffer_minutes
       FROM services AS service JOIN service_categories AS category ON category.id = category_id
       WHERE service.title IN ('Full colour', 'Cut & blow-dry', 'Consultation') ORDER BY service.position`,
    );
    const active = (minutes: number) => [{ kind: 'active', minutes }];
    expect(services).toEqual([
      {
        category: 'Hair',
        title: 'Cut & blow-dry',
        price_cents: 5800,
        price_kind: 'fixed',
        segments: active(60),
        buffer_minutes: 0,
      },
      {
        category: 'Colour',
        title: 'Full colour',
        price_cents: 12000,
        price_kind: 'from',
        segments: active(155),
        buffer_minutes: 10,
      },
      {
        category: 'Colour',
        title: 'Consultation',
        price_cents: 0,
        price_kind: 'fixed',
        segments: active(15),
        buffer_minutes: 0,
      },
      {
        category: 'Children',
        title: 'Cut & blow-dry',
        price_cents: 3500,
        price_kind: 'fixed',
        segments: active(45),
        buffer_minutes: 0,
      },
    ]);
    expect(await parlour.database.query(`SELECT name, role FROM staff ORDER BY position LIMIT 1`)).toEqual([
      { name: 'Mira Sommerfeld', role: 'Stylist' },
    ]);
    expect(
      await parlour.database.query(`SELECT title, stock FROM products ORDER BY stock DESC LIMIT 1`),
    ).toEqual([{ title: 'Oat shampoo 250 ml', stock: 18 }]);

    for (const file of ['services', 'team-members', 'products']) {
      const [again] = await uploadFile(`moving-day/${file}.csv`);
      expect((await rehearse(again?._id ?? '')).counts).toMatchObject({ new: 0, changed: 0 });
    }

    // Someone raises a price, so that service stays.
    await parlour.database.query(`UPDATE services SET version = 2 WHERE title = 'Removal'`);
    for (const { _id: id } of all) await undo(id);
    expect(await parlour.database.query(`SELECT title FROM services`)).toEqual([{ title: 'Removal' }]);
    expect(await countOf('staff')).toBe(0);
    expect(await countOf('clients WHERE user_id IS NULL')).toBe(0);
    expect(await countOf('products WHERE archived_at IS NULL')).toBe(0);
    await parlour.database.query(`DELETE FROM stock_movements`);
    await parlour.database.query(`DELETE FROM products`);
    await parlour.database.query(`DELETE FROM till_settings`);
  });

  test('with the name of a service that the salon offers are that service, which keeps its price', async () => {
    await aService(parlour.database, { title: 'Cut', priceCents: 5000 });

    const one = await bringIn('Service name,Price,Duration\n CUT ,70,30\nColour,90,90\n');

    expect(one.counts).toMatchObject({ matched: 1, new: 1 });
    const prices = await parlour.database.query(
      `SELECT title, price_cents::int FROM services ORDER BY title`,
    );
    expect(prices).toEqual([
      { title: 'Colour', price_cents: 9000 },
      { title: 'Cut', price_cents: 5000 },
    ]);
  });

  test('of products wait until the till is on', async () => {
    const { _id: id } = await upload('Product name,Price,Stock\nOil,12.50,3\n');
    const refused = await as('post', `/imports/${id}/rehearsal`).expect(409);
    expect(refused.body.code).toBe('till-off');
  });

  test('of a dump are lists of their own', async () => {
    const lists = await uploadFile('imports/easyappointments.sql');
    expect(lists.map(({ kind, listName }) => [listName, kind]).sort()).toEqual([
      ['customers', 'clients'],
      ['providers', 'team'],
      ['services', 'services'],
    ]);
  });

  test('a price with two readings is asked about once', async () => {
    const { _id: id } = await upload('Service,Duration,Price\nGold facial,60,1.250\n');
    expect(await show(id)).toMatchObject({ openPrices: 1, decimalSign: null });
    await as('post', `/imports/${id}/rehearsal`).expect(409);
    await change(id, { decimalSign: 'comma' }).expect(200);
    await rehearse(id);
    await run(id);
    expect(await parlour.database.query(`SELECT price_cents::int FROM services`)).toEqual([
      { price_cents: 125000 },
    ]);
  });
});

describe('safety', () => {
  test('a file that can’t be read is refused with what to do', async () => {
    const refused = await uploadBytes(Buffer.from('Name,Note\nAnn,"never closed')).expect(422);
    expect(refused.body).toMatchObject({
      code: 'unreadable-file',
      detail: expect.stringContaining('quotation mark'),
    });
    await as('post', '/imports').field('name', 'nothing.csv').expect(422);
    expect((await as('get', '/imports').expect(200)).body).toEqual([]);
  });

  test('only admins import', async () => {
    const rita = await aColleague(parlour, { role: 'reception' }, 'Rita Sá');
    await uploadBytes(Buffer.from(two), 'list.csv', rita).expect(403);
    await as('get', '/imports', rita).expect(403);
  });

  test('one import runs at a time over all instances, and an interrupted one goes on', async () => {
    const { _id: id } = await upload(two);
    await rehearse(id);
    const release = await takeLock(parlour.database, instanceLocks.imports);
    const refused = await as('post', `/imports/${id}/run`).expect(409);
    expect(refused.body.code).toBe('import-runs');
    await release?.();

    // As a crash leaves it.
    await parlour.database.query(`UPDATE imports SET state = 'running', ran_at = now()`);
    expect(await show(id)).toMatchObject({ state: 'interrupted', can: { run: true } });
    expect(await run(id)).toMatchObject({ state: 'done', doneRows: 2 });
  });

  test('IM-4 a piece that fails leaves nothing of itself, and everything before it', async () => {
    const rows = Array.from({ length: 700 }, (_, index) => `Client ${index},c${index}@example.com`);
    const { _id: id } = await upload(`Name,Email\n${rows.join('\n')}\n`);
    await rehearse(id);
    await parlour.database.query(
      `CREATE FUNCTION refuse_one() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN IF NEW.name = 'Client 650' THEN RAISE EXCEPTION 'no room'; END IF; RETURN NEW; END $$`,
    );
    await parlour.database.query(
      `CREATE TRIGGER refuse_one BEFORE INSERT ON clients FOR EACH ROW EXECUTE FUNCTION refuse_one()`,
    );
    try {
      expect(await run(id)).toMatchObject({ state: 'interrupted', doneRows: 500 });
      expect(await countOf('clients WHERE user_id IS NULL')).toBe(500);
    } finally {
      await parlour.database.query(`DROP FUNCTION refuse_one() CASCADE`);
    }
    expect(await run(id)).toMatchObject({ state: 'done', doneRows: 700 });
    expect(await countOf('clients WHERE user_id IS NULL')).toBe(700);
  });

  test('rows go with an erased client, and after thirty days', async () => {
    const { _id: id } = await bringIn(two);
    const [amelia] = await clients();
    await as('delete', `/clients/${String(amelia?.['id'])}`).expect(204);
    expect(await countOf('import_rows')).toBe(1);
    expect(await countOf('foreign_ids')).toBe(1);

    await parlour.database.query(
      `UPDATE imports SET created_at = created_at - interval '31 days', ran_at = ran_at - interval '31 days'`,
    );
    await upload('Name\nNever run\n');
    await parlour.app.get(ImportsService, { strict: false }).forgetOldRows();
    expect(await countOf(`import_rows WHERE import_id = '${id}'`)).toBe(0);
    expect(await show(id)).toMatchObject({ state: 'done', doneRows: 1, hasRows: false });
  });

  test('a list that was never run can be removed', async () => {
    const { _id: id } = await upload(two);
    await as('delete', `/imports/${id}`).expect(204);
    await as('get', `/imports/${id}`).expect(404);
    const { _id: done } = await bringIn(two);
    await as('delete', `/imports/${done}`).expect(409);
  });
});
