import type { Sale } from './models';
import { refundDraftOf, refundRequestOf, totalOf, wholeRest } from './refund-draft';

const line = (_id: string, kind: 'service' | 'product', total: number, refunded: number) => ({
  _id,
  kind,
  total,
  refunded,
});
const sale = {
  lines: [line('cut', 'service', 48, 0), line('shampoo', 'product', 18, 18), line('mask', 'product', 26, 6)],
  tips: [{ staffId: 'ana', staffName: 'Ana', amount: 5, refunded: 0 }],
  payments: [
    { method: 'cash', amount: 20 },
    { method: 'card', amount: 77 },
  ],
} as unknown as Sale;

test('nothing is chosen at first, and it goes back the way most of it came', () => {
  const draft = refundDraftOf(sale);
  expect(totalOf(draft)).toBe(0);
  expect(draft.method).toBe('card');
});

test('all that is left is what was not given back before', () => {
  const draft = { ...wholeRest(refundDraftOf(sale), sale), reason: ' Too warm ' };
  expect(refundRequestOf(draft, sale, false)).toEqual({
    lines: [
      { _id: 'cut', amount: 48 },
      { _id: 'mask', amount: 20, restock: true },
    ],
    tips: [{ staffId: 'ana', amount: 5 }],
    payments: [{ method: 'card', amount: 73 }],
    reason: 'Too warm',
  });
});
