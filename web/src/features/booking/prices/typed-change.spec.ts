import { changeOf, type TypedChange } from './typed-change';

const typed: TypedChange = {
  direction: 'raise',
  by: 'percent',
  amount: '5',
  roundToCents: '50',
  categoryId: '',
  includesAddOns: true,
  includesOwnPrices: false,
};
const services = [
  { _id: 'cut', category: { _id: 'hair' }, status: 'active' },
  { _id: 'perm', category: { _id: 'hair' }, status: 'archived' },
  { _id: 'file', category: { _id: 'nails' }, status: 'hidden' },
];

test('a change of all prices names no services', () => {
  expect(changeOf(typed, services)).toEqual({
    by: 'percent',
    change: 5,
    roundToCents: 50,
    includesAddOns: true,
    includesOwnPrices: false,
  });
});

test('a change of one category names its services but archived ones', () => {
  expect(changeOf({ ...typed, categoryId: 'hair' }, services).serviceIds).toEqual(['cut']);
});

test('prices are lowered by an amount that is typed with a comma', () => {
  expect(changeOf({ ...typed, direction: 'lower', by: 'amount', amount: '2,50' }, services)).toMatchObject({
    by: 'amount',
    change: -2.5,
  });
});
