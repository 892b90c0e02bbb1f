// Long because every figure is calculated by hand once, next to the sales it comes from.
import fc from 'fast-check';
import type { Service } from '../../../api/salon/services/service.entity.js';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aPastBooking } from '../../support/past-bookings.js';
import { aPastSale, type PastSale, turnTillOn } from '../../support/past-sales.js';
import { anAdmin, type Person } from '../../support/people.js';
import { aMember, aService } from '../../support/salon.js';

let parlour: TestApp;
let vera: Person;
let cut: Service;
let colour: Service;
let ana: StaffMember;
let bea: StaffMember;
let shampoo: string;
let full: string;

// Nothing that was sold can be taken away again, so every test has a year of its own.
beforeAll(async () => {
  parlour = await startTestApp();
  parlour.clock.set('2030-06-01T08:00:00Z');
  vera = await anAdmin(parlour);
  await turnTillOn(parlour.database);
  cut = await aService(parlour.database, { title: 'Cut' });
  colour = await aService(parlour.database, { title: 'Colour' });
  ana = await aMember(parlour.database, { name: 'Ana', does: [cut] });
  bea = await aMember(parlour.database, { name: 'Bea', does: [cut] });
  const added = (sql: string) => parlour.database.query(`${sql} RETURNING id`).then(([{ id }]) => id);
  shampoo = await added(`INSERT INTO products (title, price_cents) VALUES ('Shampoo', 1200)`);
  full = await added(`INSERT INTO tax_rates (name) VALUES ('Full')`);
});

afterAll(() => parlour.close());

const read = async (path: string) =>
  (await parlour.http.get(path).set('Authorization', vera.bearer).expect(200)).body;
const sell = (sale: PastSale) => aPastSale(parlour.database, { soldBy: vera.id, ...sale });

const aCut = (parts: Partial<PastSale['lines'][number]> = {}) => ({
  serviceId: cut.id,
  staffId: ana.id,
  unitCents: 4800,
  taxCents: 800,
  taxRateId: full,
  rateBp: 2000,
  ...parts,
});
const aBottle = () => ({
  kind: 'product' as const,
  productId: shampoo,
  staffId: bea.id,
  title: 'Shampoo',
  unitCents: 1200,
  taxCents: 200,
  taxRateId: full,
  rateBp: 2000,
});

describe('the report on money', () => {
  test('is what services and products came to without tax, less refunds, each on its own business day', async () => {
    await sell({ day: '2027-02-10', lines: [aCut()], method: 'card' });
    const sold = await sell({
      day: '2027-03-05',
      lines: [aCut({ discountCents: 600, taxCents: 700, discountReason: 'Friend' }), aBottle()],
      tips: [{ staffId: ana.id, cents: 500 }],
    });
    await sell({ day: '2027-03-31', lines: [aCut({ serviceId: colour.id })], method: 'card' });
    await sell({ day: '2027-04-01', kind: 'refund', ofSaleId: sold, reason: 'Broken', lines: [aBottle()] });
    await aPastBooking(parlour.database, { startsAt: '2027-03-05T10:00:00Z', priceCents: 9900 });

    const march = await read('/reports/money?day=2027-03-15');
    const april = await read('/reports/money?day=2027-04-15');

    expect(march).toMatchObject({
      // 48.00 - 6.00 - 7.00 tax, 12.00 - 2.00, 48.00 - 8.00.
      taken: { now: 85, before: 40 },
      services: { now: 75, before: 40 },
      products: { now: 10, before: 0 },
      bookedValue: { now: 99, before: 0 },
      sales: { now: 2, before: 1 },
      averageSale: { now: 42.5, before: 40 },
      discounts: { now: 6, before: 0 },
      refunds: { now: 0 },
      tax: { now: 17, before: 8 },
      tips: { now: 5, before: 0 },
      methods: [
        { method: 'cash', amount: { now: 59, before: 0 } },
        { method: 'card', amount: { now: 48, before: 48 } },
      ],
      taxes: [{ name: 'Full', rateBp: 2000, net: { now: 85, before: 40 }, tax: { now: 17, before: 8 } }],
      people: [
        { name: 'Ana', services: { now: 75, before: 40 }, products: { now: 0 } },
        { name: 'Bea', services: { now: 0 }, products: { now: 10 } },
      ],
      bestServices: [
        { name: 'Colour', taken: { now: 40, before: 0 } },
        { name: 'Cut', taken: { now: 35, before: 40 } },
      ],
      concessions: [
        {
          name: 'Vera Duarte',
          discounts: { now: 6 },
          reasons: [{ kind: 'discounts', reason: 'Friend', sales: 1, amount: 6 }],
        },
      ],
    });
    expect(march.parts[4]).toMatchObject({ firstDay: '2027-03-05', taken: 45, bookedValue: 99 });
    expect(april).toMatchObject({
      taken: { now: -10, before: 85 },
      refunds: { now: 12 },
      averageSale: { now: null },
      methods: [
        { method: 'cash', amount: { now: -12, before: 59 } },
        { method: 'card', amount: { now: 0, before: 48 } },
      ],
    });
  });

  test('counts neither gift cards, tips, rounding nor other currencies as taken', async () => {
    await sell({
      day: '2028-03-05',
      lines: [{ kind: 'gift-card', unitCents: 5000 }],
      tips: [{ staffId: ana.id, cents: 300 }],
      roundingCents: -2,
    });
    await sell({ day: '2028-03-05', lines: [aCut()], currency: 'CHF' });

    const { taken, giftCards, rounding, tips, methods } = await read('/reports/money?day=2028-03-15');

    expect([taken.now, giftCards.now, rounding.now, tips.now, methods[0].amount.now]).toEqual([
      0, 50, -0.02, 3, 52.98,
    ]);
  });

  test('takes a sale that was undone off the day on which it was, and off the average', async () => {
    const wrong = await sell({ day: '2028-05-05', lines: [aCut()] });
    await sell({ day: '2028-05-05', lines: [aCut()] });
    await sell({
      day: '2028-05-06',
      kind: 'refund',
      isUndo: true,
      ofSaleId: wrong,
      reason: 'Typed twice',
      lines: [aCut()],
    });

    const { taken, sales, averageSale, undone, refunds } = await read('/reports/money?day=2028-05-15');

    expect([taken.now, sales.now, averageSale.now, undone.now, refunds.now]).toEqual([40, 2, 40, 48, 0]);
  });
});

describe('every figure', () => {
  test('leads to rows that come to it', async () => {
    const sold = await sell({
      day: '2026-03-05',
      lines: [aCut({ discountCents: 600, discountReason: 'Friend' }), aBottle(), aCut({ staffId: null })],
      tips: [
        { staffId: ana.id, cents: 500 },
        { staffId: bea.id, cents: 300 },
      ],
    });
    await sell({
      day: '2026-03-06',
      lines: [{ kind: 'gift-card', unitCents: 5000 }],
      method: 'card',
      roundingCents: 2,
    });
    await sell({
      day: '2026-03-07',
      kind: 'refund',
      ofSaleId: sold,
      reason: 'Broken',
      lines: [aBottle()],
      tips: [{ staffId: bea.id, cents: 100 }],
    });
    await sell({
      day: '2026-03-07',
      kind: 'refund',
      isUndo: true,
      ofSaleId: sold,
      reason: 'Wrong',
      lines: [aCut()],
    });
    const report = await read('/reports/money?day=2026-03-15');
    const rows = async (query: string) => (await read(`/reports/rows?day=2026-03-15&${query}`)).amount;

    const figures = [
      'taken',
      'services',
      'products',
      'discounts',
      'refunds',
      'undone',
      'tax',
      'tips',
      'rounding',
    ];
    for (const figure of figures) {
      expect([figure, await rows(`figure=${figure}`)]).toEqual([figure, report[figure].now]);
    }
    expect(await rows('figure=gift-cards')).toBe(report.giftCards.now);
    expect(await rows(`figure=tax&rate=${full}&rateBp=2000`)).toBe(report.taxes[0].tax.now);
    expect(await rows(`figure=net-of-tax&rate=${full}&rateBp=2000`)).toBe(report.taxes[0].net.now);
    for (const { method, amount } of report.methods) {
      expect(await rows(`figure=payments&method=${method}`)).toBe(amount.now);
    }
    for (const { _id, services, products } of report.people) {
      const staff = _id === '' ? 'nobody' : _id;
      expect(await rows(`figure=services&staff=${staff}`)).toBe(services.now);
      expect(await rows(`figure=products&staff=${staff}`)).toBe(products.now);
    }
    expect(await rows(`figure=services&service=${cut.id}`)).toBe(report.bestServices[0].taken.now);
    expect(await rows(`figure=products&product=${shampoo}`)).toBe(report.bestProducts[0].taken.now);
    expect(await rows(`figure=discounts&staff=${vera.id}`)).toBe(report.concessions[0].discounts.now);
    expect((await read('/reports/rows?day=2026-03-15&figure=sales')).total).toBe(report.sales.now);
    const tips = await read('/reports/tips?day=2026-03-15');
    for (const { _id, tips: theirs } of tips.people) {
      expect(await rows(`figure=tips&staff=${_id}`)).toBe(theirs.now);
    }
  });

  test('is the same in the sums that are kept and in the rows, whatever was sold', async () => {
    const line = fc.record({
      kind: fc.constantFrom('service' as const, 'product' as const),
      quantity: fc.integer({ min: 1, max: 5 }),
      unitCents: fc.integer({ min: 0, max: 20_000 }),
      taxCents: fc.integer({ min: 0, max: 100 }),
      isAnas: fc.boolean(),
    });
    const sale = fc.record({
      day: fc.integer({ min: 1, max: 28 }),
      isRefund: fc.boolean(),
      lines: fc.array(line, { minLength: 1, maxLength: 4 }),
      tip: fc.integer({ min: 0, max: 500 }),
      method: fc.constantFrom('cash' as const, 'card' as const, 'transfer' as const),
      rounding: fc.integer({ min: -2, max: 2 }),
    });
    const of = (first: PastSale['lines'][number][]) => first;
    let last = await sell({ day: '2025-01-01', lines: [aCut()] });
    for (const one of fc.sample(sale, { numRuns: 150, seed: 16 })) {
      const sold = await sell({
        day: `2025-03-${String(one.day).padStart(2, '0')}`,
        lines: of(
          one.lines.map(({ isAnas, taxCents, ...parts }) => ({
            ...parts,
            ...(parts.kind === 'service' ? { serviceId: cut.id } : { productId: shampoo }),
            staffId: isAnas ? ana.id : null,
            taxCents: Math.min(taxCents, parts.quantity * parts.unitCents),
            taxRateId: full,
            rateBp: 2000,
          })),
        ),
        tips: one.tip > 0 ? [{ staffId: ana.id, cents: one.tip }] : [],
        method: one.method,
        roundingCents: one.lines.some(({ unitCents }) => unitCents > 2) ? one.rounding : 0,
        ...(one.isRefund && { kind: 'refund' as const, ofSaleId: last, reason: 'r' }),
      });
      if (!one.isRefund) last = sold;
    }

    const report = await read('/reports/money?day=2025-03-15');
    const rows = async (query: string) => (await read(`/reports/rows?day=2025-03-15&${query}`)).amount;

    for (const figure of ['taken', 'services', 'products', 'tax', 'tips', 'rounding']) {
      expect([figure, await rows(`figure=${figure}`)]).toEqual([figure, report[figure].now]);
    }
    for (const { method, amount } of report.methods) {
      expect([method, await rows(`figure=payments&method=${method}`)]).toEqual([method, amount.now]);
    }
    const parts = report.parts.reduce(
      (sum: number, { taken }: { taken: number }) => sum + Math.round(taken * 100),
      0,
    );
    expect(parts).toBe(Math.round(report.taken.now * 100));
  });
});

test('the report on tips says what was given, what was paid out, and what is owed', async () => {
  await sell({ day: '2024-03-05', lines: [aCut()], tips: [{ staffId: ana.id, cents: 500 }] });
  await parlour.database.query(
    `INSERT INTO till_movements (business_day, kind, cents, currency, staff_id, reason, moved_at)
     VALUES ('2024-03-06', 'tips-paid', 200, 'USD', $1, 'Friday', '2024-03-06T18:00Z')`,
    [ana.id],
  );
  await parlour.database.query(
    `INSERT INTO ledger_balances (account, subject_id, currency, cents) VALUES ('tips', $1, 'USD', -300)`,
    [ana.id],
  );

  const report = await read('/reports/tips?day=2024-03-15');
  const paid = await read(`/reports/rows?day=2024-03-15&figure=tips-paid&staff=${ana.id}`);

  expect(report).toMatchObject({
    tips: { now: 5, before: 0 },
    paidOut: { now: 2, before: 0 },
    owed: 3,
    people: [{ name: 'Ana', tips: { now: 5 }, paidOut: { now: 2 }, owed: 3 }],
  });
  expect([paid.amount, paid.items[0].reason]).toEqual([2, 'Friday']);
});

test('the journal has every line of the ledger, with debits and credits that come to the same', async () => {
  await parlour.database.transaction(async (tx) => {
    await tx.query(
      `INSERT INTO ledger_entries (id, business_day, posted_at, kind, source_type, source_id, previous_seal, seal)
       VALUES (1, '2023-03-05', '2023-03-05T10:00Z', 'movement', 'till-movement', gen_random_uuid(), '', 'x')`,
    );
    await tx.query(
      `INSERT INTO ledger_lines (entry_id, position, account, subject_id, cents, currency)
       VALUES (1, 1, 'cash', NULL, 5000, 'USD'), (1, 2, 'tips', $1, -1000, 'USD'), (1, 3, 'bank', NULL, -4000, 'USD')`,
      [ana.id],
    );
  });

  const { text } = await parlour.http
    .get('/reports/journal.csv?day=2023-03-15')
    .set('Authorization', vera.bearer)
    .expect(200);
  const [header, ...lines] = text.trim().split('\r\n');

  expect(header).toContain(
    'Entry,Business day,Posted on,Kind,Document,Account,Subject,Debit,Credit,Currency',
  );
  expect(lines.map((line: string) => line.split(',').slice(5))).toEqual([
    ['cash', '', '50.00', '', 'USD'],
    ['tips', 'Ana', '', '10.00', 'USD'],
    ['bank', '', '', '40.00', 'USD'],
  ]);
});
