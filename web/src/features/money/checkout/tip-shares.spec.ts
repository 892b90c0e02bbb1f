import { tipShares } from './tip-shares';

const line = (staffId: string | null, total: number, kind: 'service' | 'product' = 'service') => ({
  kind,
  staffId,
  total,
});

test('a tip goes to each who did something, by what they did', () => {
  expect(tipShares([line('ana', 40), line('bea', 30), line('ana', 10)], 10, 1)).toEqual([
    { staffId: 'ana', amount: '5' },
    { staffId: 'bea', amount: '3' },
  ]);
});

test('nothing is given for products, nor for a service that costs nothing', () => {
  expect(tipShares([line('ana', 40, 'product'), line('bea', 0), line(null, 20)], 10, 1)).toEqual([]);
});

test('where nothing smaller than one is paid, no tip is', () => {
  expect(tipShares([line('ana', 3_050)], 5, 100)).toEqual([{ staffId: 'ana', amount: '153' }]);
});
