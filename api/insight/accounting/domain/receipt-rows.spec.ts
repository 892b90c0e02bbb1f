import fc from 'fast-check';
import { type PaidPart, type ReceiptPart, receiptRows, soldParts } from './receipt-rows.js';

const standard = { id: 'standard', name: 'Standard', bp: 1900 };
const reduced = { id: 'reduced', name: 'Reduced', bp: 700 };
const part = (
  kind: ReceiptPart['kind'],
  grossCents: number,
  rate: ReceiptPart['rate'] = null,
  taxCents = 0,
) => ({
  ...{ kind, rate, isByVoucher: false, netCents: grossCents - taxCents, taxCents, prepaidTaxCents: 0 },
  grossCents,
});

test('a gift card pays for services and products, and the rest by card goes to the tip as well', () => {
  const rows = receiptRows(
    [part('tip', 500), part('service', 5000, standard, 798)],
    [
      { method: 'card', cents: 2500 },
      { method: 'gift-card', cents: 3000 },
    ],
  );
  expect(rows.map(({ kind, paid }) => [kind, paid])).toEqual([
    [
      'service',
      [
        { method: 'gift-card', cents: 3000 },
        { method: 'card', cents: 2000 },
      ],
    ],
    ['tip', [{ method: 'card', cents: 500 }]],
  ]);
});

test('what a gift card taxed at its sale pays is a row of its own, without a rate, and no other card pays it', () => {
  const sold = { kind: 'service' as const, rate: standard, taxCents: 319, grossCents: 5000 };
  const rows = receiptRows(
    [...soldParts({ ...sold, voucherCents: 3000, prepaidTaxCents: 479 }), part('tip', 500)],
    [
      { method: 'gift-card', cents: 4000 },
      { method: 'card', cents: 1500 },
    ],
  );
  expect(
    rows.map(({ rate, netCents, taxCents, prepaidTaxCents, grossCents, paid }) => [
      ...[rate?.bp, netCents, taxCents, prepaidTaxCents, grossCents],
      paid.map(({ method, cents }) => `${method} ${cents}`),
    ]),
  ).toEqual([
    [1900, 1681, 319, 0, 2000, ['gift-card 1000', 'card 1000']],
    [undefined, 2521, 0, 479, 3000, ['gift-card 3000']],
    [undefined, 500, 0, 0, 500, ['card 500']],
  ]);
});

test('a line that gift cards taxed at their sale paid whole is no row of its rate, and one that costs nothing is', () => {
  const sold = { kind: 'product' as const, rate: standard, taxCents: 0, grossCents: 1190 };
  expect(soldParts({ ...sold, voucherCents: 1190, prepaidTaxCents: 190 })).toHaveLength(1);
  expect(soldParts({ ...sold, grossCents: 0, voucherCents: 0, prepaidTaxCents: 0 })).toMatchObject([
    { rate: standard, grossCents: 0 },
  ]);
});

test('rounding is of cash, whichever way it goes', () => {
  const rows = receiptRows(
    [part('product', 998, standard, 159), part('rounding', 2)],
    [{ method: 'cash', cents: 1000 }],
  );
  expect(rows.map(({ paid }) => paid)).toEqual([
    [{ method: 'cash', cents: 998 }],
    [{ method: 'cash', cents: 2 }],
  ]);
});

test('a refund of which less than a coin could not be paid is rounded in cash, without any', () => {
  const rows = receiptRows([part('product', 2, standard), part('rounding', -2)], []);
  expect(rows.map(({ paid }) => paid)).toEqual([[], [{ method: 'cash', cents: -2 }]]);
});

test('rows and ways both come to the whole, however a receipt is made up', () => {
  const cents = fc.integer({ min: 1, max: 100_000 });
  fc.assert(
    fc.property(
      cents,
      cents,
      cents,
      fc.integer({ min: -2, max: 2 }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 2 }),
      (one, two, tip, rounding, cuts) => {
        const parts = [
          part('service', one, standard),
          part('product', two, reduced),
          part('tip', tip),
          ...(rounding === 0 ? [] : [part('rounding', rounding)]),
        ];
        const goods = one + two;
        const byGiftCard = Math.floor(goods * (cuts[0] ?? 0));
        const byCard = Math.floor((goods + tip - byGiftCard) * (cuts[1] ?? 0));
        const payments: PaidPart[] = [
          { method: 'cash', cents: goods + tip - byGiftCard - byCard + rounding },
          { method: 'gift-card', cents: byGiftCard },
          { method: 'card', cents: byCard },
        ];
        const rows = receiptRows(parts, payments);
        for (const row of rows) {
          expect(row.paid.reduce((sum, paid) => sum + paid.cents, 0)).toBe(row.grossCents);
        }
        for (const { method, cents: whole } of payments) {
          const sum = rows
            .flatMap(({ paid }) => paid)
            .reduce((all, paid) => all + (paid.method === method ? paid.cents : 0), 0);
          expect(sum).toBe(whole);
        }
      },
    ),
  );
});
