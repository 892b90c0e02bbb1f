import { askingTerms } from './asking-terms.js';

const half = { kind: 'active', minutes: 30 } as const;
const long = { kind: 'active', minutes: 45 } as const;
const cut = { priceCents: 5800, priceKind: 'fixed', segments: [half] } as const;
const usual = { priceCents: null, segments: null };

test('B-6: a service that everyone does alike has its own price', () => {
  expect(askingTerms(cut, [usual, usual])).toEqual({
    priceCents: 5800,
    priceKind: 'fixed',
    minMinutes: 30,
    maxMinutes: 30,
  });
});

test('B-6: the least that anybody charges is what it costs from', () => {
  const junior = { priceCents: 4500, segments: [long] };
  expect(askingTerms(cut, [usual, junior])).toEqual({
    priceCents: 4500,
    priceKind: 'from',
    minMinutes: 30,
    maxMinutes: 45,
  });
});

test('B-6: a price of the service that no one charges is not shown', () => {
  const senior = { priceCents: 9550, segments: null };
  expect(askingTerms(cut, [senior])).toMatchObject({ priceCents: 9550, priceKind: 'fixed' });
});

test('B-6: a service whose price depends on the hair stays “from” with one person', () => {
  expect(askingTerms({ ...cut, priceKind: 'from' }, [usual])).toMatchObject({ priceKind: 'from' });
});

test('A-13: a service that no one does is not for sale', () => {
  expect(askingTerms(cut, [])).toBeNull();
});
