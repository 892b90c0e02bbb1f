import type { Service } from '../../../api/salon/services/service.entity.js';
import { aService } from '../../support/salon.js';
import { openTill, type TillSalon } from '../../support/till.js';

type Row = Record<string, string>;

const DAY = '2027-03-02';

let till: TillSalon;
let consultation: Service;
/** A cut for 50.00 with a consultation and three samples for nothing, and a consultation alone. */
let mixed: { _id: string; lines: object[] };
let free: { _id: string; lines: object[] };

beforeAll(async () => {
  till = await openTill({ settings: { receptionRefundLimit: 10_000 } });
  await till.settings({ defaultTaxRateId: await till.aTax(25) });
  consultation = await aService(till.parlour.database, { title: 'Consultation', priceCents: 0 });
  const sample = await till.aProduct('Sample', 0, { stock: 10 });
  for (const { id: staffId } of [till.ana, till.rui]) {
    const rate = { staffId, scope: 'services', percent: 40, fromDay: DAY };
    await till.post('/commission/rates', rate, { who: till.vera }).expect(201);
  }

  const both = await till.visit([
    { service: consultation, member: till.ana },
    { service: till.cut, member: till.ana },
  ]);
  const samples = { kind: 'product', productId: sample, quantity: 3, staffId: till.ana.id };
  const sale = { ...both, lines: [...both.lines, samples], payments: [{ method: 'card', amount: 50 }] };
  mixed = (await till.post('/sales', { ...sale, expectedTotal: 50 }).expect(201)).body;
  till.parlour.clock.advanceMinutes(1);
  const alone = await till.visit([{ service: consultation, member: till.rui }]);
  free = (await till.post('/sales', { ...alone, payments: [], expectedTotal: 0 }).expect(201)).body;
});

afterAll(() => till.close());

/** No cell here has a separator in it. */
const table = async (path: string): Promise<Row[]> => {
  const { text } = await till.get(path, till.vera).expect(200);
  const [head = '', ...lines] = text.replace('\uFEFF', '').trimEnd().split('\r\n');
  const cellsOf = (line: string) => line.split(',').map((cell) => cell.replaceAll('"', ''));
  return lines.map((line) => {
    const cells = cellsOf(line);
    return Object.fromEntries(cellsOf(head).map((name, index) => [name, cells[index] ?? '']));
  });
};
const statementOf = async (staffId: string) =>
  (await till.get(`/commission/${staffId}?day=${DAY}`, till.vera).expect(200)).body;
const moneyReport = async () =>
  (await till.get(`/reports/money?period=day&day=${DAY}`, till.vera).expect(200)).body;

test('what was free is on the receipt with nothing to pay for it', async () => {
  expect(mixed.lines).toMatchObject([
    { title: 'Consultation', quantity: 1, unitPrice: 0, total: 0, tax: 0 },
    { title: 'Cut', quantity: 1, total: 50 },
    { title: 'Sample', quantity: 3, unitPrice: 0, total: 0, tax: 0 },
  ]);
  await till.post(`/sales/${mixed._id}/letter`, { email: 'mia@example.com' }).expect(202);
  const { body: mail } = await till.get('/mail', till.vera).expect(200);
  const { _id } = mail.items.find(({ kind }: { kind: string }) => kind === 'receipt');
  const { text }: { text: string } = (await till.get(`/mail/${_id}`, till.vera).expect(200)).body;

  expect(text).toMatch(/Consultation.*€0\.00/);
  expect(text).toMatch(/3 × .*Sample.*€0\.00/);
});

test('what was free is on the statement of commission of whoever did it, and brings nothing', async () => {
  const ana = await statementOf(till.ana.id);
  expect(ana).toMatchObject({ services: 40, products: 0, commission: 16 });
  expect(ana.lines).toMatchObject([
    { title: 'Consultation', net: 0, percent: 40, commission: 0 },
    { title: 'Cut', net: 40, percent: 40, commission: 16 },
    { title: 'Sample', net: 0, percent: 0, commission: 0 },
  ]);
  const rui = await statementOf(till.rui.id);
  expect(rui).toMatchObject({ services: 0, products: 0, commission: 0 });
  expect(rui.lines).toMatchObject([{ title: 'Consultation', net: 0, commission: 0 }]);
});

test('reports count each piece that was free, and no revenue of it', async () => {
  const { body: rows } = await till
    .get(`/reports/rows?figure=services&period=day&day=${DAY}&service=${consultation.id}`, till.vera)
    .expect(200);
  const report = await moneyReport();

  expect(report.bestServices).toMatchObject([
    { name: 'Cut', quantity: { now: 1 }, taken: { now: 40 } },
    { name: 'Consultation', quantity: { now: 2 }, taken: { now: 0 } },
  ]);
  expect(report.bestProducts).toMatchObject([{ name: 'Sample', quantity: { now: 3 }, taken: { now: 0 } }]);
  expect(report).toMatchObject({ taken: { now: 40 }, sales: { now: 2 }, averageSale: { now: 20 } });
  expect(rows).toMatchObject({ total: 2, items: [{ amount: 0 }, { amount: 0 }] });
});

test('the accountant gets the number of a free sale, and nothing to post for it', async () => {
  const receipts = await table(`/accounting/receipts.csv?from=${DAY}&to=${DAY}`);
  expect(
    receipts.map((row) => [
      row['Document'],
      row['For'],
      row['Without tax'],
      row['Tax amount'],
      row['With tax'],
    ]),
  ).toEqual([
    ['S-1', 'Services', '40.00', '10.00', '50.00'],
    ['S-1', 'Products', '0.00', '0.00', '0.00'],
    ['S-2', 'Services', '0.00', '0.00', '0.00'],
  ]);
  const postings = await table(`/accounting/postings.csv?from=${DAY}&to=${DAY}`);
  expect(postings.map((row) => row['Total'])).toEqual(['50.00']);
  const { body: vat } = await till.get(`/accounting/vat?from=${DAY}&to=${DAY}`, till.vera).expect(200);
  expect(vat.total).toMatchObject({ net: 40, tax: 10, gross: 50 });
});

test('undone sales leave no piece of what was free in reports, and no minus before a zero', async () => {
  for (const { _id } of [mixed, free]) {
    await till.post(`/sales/${_id}/undo`, { reason: 'A slip' }).expect(201);
  }

  const { bestServices, bestProducts } = await moneyReport();
  for (const { quantity, taken } of [...bestServices, ...bestProducts]) {
    expect([quantity.now, taken.now]).toEqual([0, 0]);
  }
  expect(await statementOf(till.rui.id)).toMatchObject({ commission: 0, lines: [{}, { commission: 0 }] });
  expect(JSON.stringify(await table(`/accounting/receipts.csv?from=${DAY}&to=${DAY}`))).not.toContain(
    '-0.00',
  );
  expect((await till.get('/ledger/check', till.vera).expect(200)).body.isWhole).toBe(true);
});
