import { type EarlierTotals, joinEarlierTotals } from './earlier-totals.js';

const totals: EarlierTotals = {
  visits: 31,
  spentCents: 241_050,
  currency: 'EUR',
  noShows: null,
  firstVisitDay: '2021-02-03',
  lastVisitDay: '2026-10-01',
};

test('the figures of one person from two records are added up', () => {
  const gone = { ...totals, visits: 2, noShows: 1, firstVisitDay: null, lastVisitDay: '2026-11-01' as const };

  expect(joinEarlierTotals(totals, gone)).toEqual({
    ...totals,
    visits: 33,
    spentCents: 482_100,
    noShows: 1,
    lastVisitDay: '2026-11-01',
  });
});

test('the figures of the only record with any stay', () => {
  expect(joinEarlierTotals(null, totals)).toEqual(totals);
  expect(joinEarlierTotals(totals, null)).toEqual(totals);
  expect(joinEarlierTotals(null, null)).toBeNull();
});

test('amounts in two currencies are not added up', () => {
  expect(joinEarlierTotals(totals, { ...totals, currency: 'USD' })).toMatchObject({
    spentCents: 241_050,
    currency: 'EUR',
  });
});
