import { randomUUID } from 'node:crypto';
import { aColleague } from '../../support/people.js';
import { openTill } from '../../support/till.js';

test('the desk is told which of the visits on its screen are paid, and nothing of those that are not', async () => {
  const own = await openTill();
  const paid = await own.visit();
  const unpaid = await own.visit(undefined, { startsAt: '2027-03-02T11:00:00.000Z' });
  const payments = [{ method: 'card', amount: 50 }];
  const { body: sale } = await own.post('/sales', { ...paid, payments, expectedTotal: 50 }).expect(201);
  const bookingIds = [paid.bookingId, unpaid.bookingId, randomUUID()];

  const { body } = await own.post('/sales/of-visits', { bookingIds }).expect(200);

  expect(body).toEqual([{ bookingId: paid.bookingId, saleId: sale._id }]);
  const stylist = await aColleague(own.parlour, { role: 'stylist', staffId: own.ana.id }, 'Ana');
  await own.post('/sales/of-visits', { bookingIds }, { who: stylist }).expect(403);
  const tooMany = { bookingIds: Array.from({ length: 501 }, () => randomUUID()) };
  await own.post('/sales/of-visits', tooMany).expect(422);
  await own.close();
});
