import { aPastSale } from '../../support/past-sales.js';
import { openTill } from '../../support/till.js';

const rowsOf = (text: string): string[] => text.slice(1).split('\r\n').slice(0, -1);

describe('the table of sales', () => {
  test('has every sale and refund with how it was paid, and nothing that runs as a formula', async () => {
    const own = await openTill();
    await own.settings({ defaultTaxRateId: await own.aTax(25), receptionRefundLimit: 10_000 });
    const visit = await own.visit();
    await own.sql(`UPDATE bookings SET client_name = '=cmd|calc' WHERE id = $1`, [visit.bookingId]);
    const productId = await own.aProduct('Comb; fine', 2.5, { stock: 10 });
    const sold = await own
      .post('/sales', {
        bookingId: visit.bookingId,
        lines: [...visit.lines, { kind: 'product', productId, quantity: 2 }],
        discount: { amount: 5, reason: '+1 for waiting' },
        tips: [{ staffId: own.ana.id, amount: 4 }],
        payments: [
          { method: 'card', amount: 40 },
          { method: 'cash', amount: 14 },
        ],
        expectedTotal: 54,
      })
      .expect(201);
    const refund = {
      lines: [{ _id: sold.body.lines[1]._id, amount: 2 }],
      payments: [{ method: 'cash', amount: 2 }],
      reason: 'Broken',
    };
    own.parlour.clock.set('2027-03-02T12:05:00.000Z');
    await own.post(`/sales/${sold.body._id}/refund`, refund).expect(201);
    const reference = visit.bookingId.slice(0, 8);

    const { headers, text } = await own.get('/sales/export?separator=semicolon', own.vera).expect(200);

    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="parlour-sales-2027-03-02.csv"');
    expect(rowsOf(text)).toEqual([
      'Document;Kind;Original sale;Business day;Time;Client;Reference;Item;Discount;Tax;Tip;Rounding;Total;Cash;Card;Bank transfer;Gift card;At another till;Currency;Reason;Sold by',
      `S-1;sale;;2027-03-02;12:00;'=cmd|calc;${reference};"Cut; 2 × Comb; fine";"5,00";"10,00";"4,00";"0,00";"54,00";"14,00";"40,00";"0,00";"0,00";"0,00";EUR;'+1 for waiting;Rita Sá`,
      `R-1;refund;S-1;2027-03-02;12:05;'=cmd|calc;${reference};"Comb; fine";"-0,20";"-0,40";"0,00";"0,00";"-2,00";"-2,00";"0,00";"0,00";"0,00";"0,00";EUR;Broken;Rita Sá`,
    ]);
    const acts = await own.sql(
      `SELECT 1 FROM audit_entries WHERE action = 'sales.exported' AND actor_id = $1`,
      [own.vera.id],
    );
    expect(acts).toHaveLength(1);
    await own.get('/sales/export', own.rita).expect(403);
    await own.close();
  });

  test('has what the list was narrowed to, and misses nothing of years of them', async () => {
    const own = await openTill({ mode: 'off' });
    expect((await own.get('/sales/export', own.vera).expect(409)).body.code).toBe('till-off');
    await own.settings({ mode: 'elsewhere' });
    const lines = [{ unitCents: 5000, serviceId: own.cut.id, staffId: own.ana.id }];
    await own.sql(
      `INSERT INTO sales (kind, mode, business_day, made_at, currency, tax_is_added, total_cents)
       SELECT 'sale', 'elsewhere', '2026-01-01'::date + n / 7, '2026-01-01T12:00:00Z'::timestamptz + n / 7 * interval '1 day', 'EUR', false, 0
       FROM generate_series(1, 1200) AS n`,
    );
    await aPastSale(own.parlour.database, { day: '2026-05-04', lines, currency: 'EUR', method: 'card' });
    const rows = async (query: string) =>
      rowsOf((await own.get(`/sales/export?${query}`, own.vera).expect(200)).text).slice(1);

    expect(await rows('')).toHaveLength(1201);
    expect(await rows('fromDay=2026-01-02&toDay=2026-01-03')).toHaveLength(14);
    expect((await rows('method=card')).map((row) => row.split(',')[3])).toEqual(['2026-05-04']);
    await own.close();
  });
});
