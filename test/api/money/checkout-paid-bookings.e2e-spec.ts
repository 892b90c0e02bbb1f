import { aMember, aService } from '../../support/salon.js';
import { openTill, type TillSalon } from '../../support/till.js';

let till: TillSalon;

beforeAll(async () => {
  till = await openTill();
});

afterAll(() => till.close());

const version = async (bookingId: string): Promise<number> => {
  const { body } = await till.get(`/bookings/${bookingId}`).expect(200);
  return body.version;
};

/** A visit that was paid by card, and its sale. */
async function paidVisit() {
  const { bookingId, lines } = await till.visit();
  const { body } = await till
    .post('/sales', { bookingId, lines, payments: [{ method: 'card', amount: 50 }], expectedTotal: 50 })
    .expect(201);
  return { bookingId, lines, saleId: body._id as string };
}

describe('a visit that is paid for', () => {
  test('is not reopened, and the desk is told by which sale it was paid', async () => {
    const { bookingId, saleId } = await paidVisit();

    const { body } = await till.post(`/bookings/${bookingId}/status`, {
      verb: 'reopen',
      version: await version(bookingId),
    });

    expect(body).toMatchObject({ code: 'already-paid', saleId });
    expect((await till.get(`/bookings/${bookingId}`)).body.status).toBe('done');
  });

  test('is not corrected, but may have a note', async () => {
    const { bookingId, saleId } = await paidVisit();

    const corrected = await till.post(`/bookings/${bookingId}/correct`, {
      version: await version(bookingId),
      client: { name: 'Somebody else' },
    });

    expect(corrected.body).toMatchObject({ code: 'already-paid', saleId });
    await till.parlour.http
      .patch(`/bookings/${bookingId}`)
      .set('Authorization', till.rita.bearer)
      .send({ note: 'Liked the oil', version: await version(bookingId) })
      .expect(200);
  });

  test('stays done at its price whoever asks, also past the program', async () => {
    const { bookingId } = await paidVisit();

    for (const change of [`status = 'confirmed'`, `total_price_cents = 1`, `currency = 'USD'`]) {
      await expect(till.sql(`UPDATE bookings SET ${change} WHERE id = $1`, [bookingId])).rejects.toThrow(
        'is paid for',
      );
    }
  });

  test('can be reopened once its sale is undone, and is then to be paid again', async () => {
    const { bookingId, saleId } = await paidVisit();
    await till.post(`/sales/${saleId}/undo`, { reason: 'Wrong client' }).expect(201);

    const toPay = await till.get('/sales/to-pay').expect(200);
    expect(JSON.stringify(toPay.body)).toContain(bookingId);
    await till
      .post(`/bookings/${bookingId}/status`, { verb: 'reopen', version: await version(bookingId) })
      .expect(200);
  });

  test('is either reopened or paid when both happen at once', async () => {
    for (let round = 0; round < 6; round++) {
      const { bookingId, lines } = await till.visit(undefined, { status: 'done' });
      const seen = await version(bookingId);
      const [paid, reopened] = await Promise.all([
        till.post('/sales', {
          bookingId,
          lines,
          payments: [{ method: 'card', amount: 50 }],
          expectedTotal: 50,
        }),
        till.post(`/bookings/${bookingId}/status`, { verb: 'reopen', version: seen }),
      ]);

      // Reopened first, it is confirmed again, which paying then makes done.
      const { body } = await till.get(`/bookings/${bookingId}`).expect(200);
      expect(paid.status).toBe(201);
      expect([200, 409]).toContain(reopened.status);
      expect(body.status).toBe('done');
    }
  });
});

describe('while the till has money in it', () => {
  test('the currency stays, and everything else about the salon may change', async () => {
    await paidVisit();
    const change = (body: object) =>
      till.parlour.http.patch('/salon').set('Authorization', till.vera.bearer).send(body);

    const { body } = await change({ currency: 'USD', keepsBookings: true }).expect(409);

    expect(body.code).toBe('currency-is-in-use');
    await change({ currency: 'EUR', phone: '+351 210 000 000' }).expect(200);
  });

  test('a service that was sold without a booking is archived, and not deleted', async () => {
    const wash = await aService(till.parlour.database, { title: 'Wash', priceCents: 1500 });
    const zoe = await aMember(till.parlour.database, { name: 'Zoe', does: [wash] });
    await till
      .post('/sales', {
        lines: [{ kind: 'service', serviceId: wash.id, staffId: zoe.id }],
        payments: [{ method: 'card', amount: 15 }],
        expectedTotal: 15,
      })
      .expect(201);

    const { body } = await till.parlour.http
      .delete(`/services/${wash.id}`)
      .set('Authorization', till.vera.bearer)
      .expect(409);
    expect(body.code).toBe('service-has-bookings');
  });
});
