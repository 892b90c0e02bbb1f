import { aClient, PASSWORD } from '../../support/people.js';
import { openTill, type TillSalon } from '../../support/till.js';

let till: TillSalon;

beforeAll(async () => {
  till = await openTill();
  await till.settings({ defaultTaxRateId: await till.aTax(25), receptionRefundLimit: 10_000 });
});

afterAll(() => till.close());

/** A visit of a client with an account. */
async function visitOf(clientId: string) {
  const visit = await till.visit();
  await till.sql(`UPDATE bookings SET client_id = $2 WHERE id = $1`, [visit.bookingId, clientId]);
  return visit;
}

describe('what a client paid', () => {
  test('is in their own data, with what was given back, and without the salon’s reasons', async () => {
    const maria = await aClient(till.parlour, 'Maria Lopes');
    const olga = await aClient(till.parlour, 'Olga');
    const sold = await till
      .post('/sales', {
        ...(await visitOf(maria.id)),
        discount: { amount: 10, reason: 'Waited for long' },
        tips: [{ staffId: till.ana.id, amount: 5 }],
        payments: [
          { method: 'card', amount: 40, reference: 'Slip 12' },
          { method: 'cash', amount: 5, tendered: 10 },
        ],
        expectedTotal: 45,
      })
      .expect(201);
    const refund = {
      lines: [{ _id: sold.body.lines[0]._id, amount: 20 }],
      payments: [{ method: 'card', amount: 20 }],
      reason: 'Colour was redone',
    };
    await till.post(`/sales/${sold.body._id}/refund`, refund).expect(201);
    const others = { payments: [{ method: 'card', amount: 50, reference: 'Slip 13' }], expectedTotal: 50 };
    await till.post('/sales', { ...(await visitOf(olga.id)), ...others }).expect(201);

    const { body, text } = await till.get('/account/export', maria).expect(200);

    const lines = [{ kind: 'service', title: 'Cut', staffName: 'Ana', quantity: 1, unitPrice: 50 }];
    expect(body.sales).toMatchObject([
      {
        kind: 'sale',
        label: 'S-1',
        ofSale: null,
        visit: body.visits[0].reference,
        madeAt: '2027-03-02T12:00:00.000Z',
        lines: [{ ...lines[0], discount: 10, tax: 8, total: 40 }],
        discount: 10,
        tax: 8,
        tip: 5,
        tips: [{ staffName: 'Ana', amount: 5 }],
        rounding: 0,
        total: 45,
        payments: [
          { method: 'card', amount: 40, reference: 'Slip 12', giftCardLast4: null },
          { method: 'cash', amount: 5, reference: '', giftCardLast4: null },
        ],
        currency: { code: 'EUR' },
      },
      {
        kind: 'refund',
        label: 'R-1',
        ofSale: 'S-1',
        lines: [{ total: 20, tax: 4 }],
        total: 20,
        payments: [{ method: 'card', amount: 20 }],
      },
    ]);
    expect(text).not.toMatch(/Waited|redone|Slip 13/);
  });

  test('stays in the books when they are erased, and says no more whose it was', async () => {
    const maria = await aClient(till.parlour, 'Petronella Quist');
    const visit = await visitOf(maria.id);
    await till.sql(`UPDATE bookings SET client_name = 'Petronella Quist' WHERE id = $1`, [visit.bookingId]);
    const paid = { payments: [{ method: 'card', amount: 50 }], expectedTotal: 50 };
    const { body: sale } = await till.post('/sales', { ...visit, ...paid }).expect(201);
    expect(sale.booking.clientName).toBe('Petronella Quist');

    await till.parlour.http
      .delete('/account')
      .set('Authorization', maria.bearer)
      .send({ password: PASSWORD })
      .expect(204);

    const { body: kept } = await till.get(`/sales/${sale._id}`).expect(200);
    expect(kept).toMatchObject({ label: sale.label, total: 50, booking: { clientName: '' } });
    expect((await till.get('/ledger/check', till.vera).expect(200)).body.isWhole).toBe(true);
  });
});
