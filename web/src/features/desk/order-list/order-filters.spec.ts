import { foldsEarlier, orderFilters, type OrderFilters, orderOf, rangeOf } from './order-filters';

const none = orderFilters.initial;
const parse = (query: string) => orderFilters.parse(new URLSearchParams(query));
const TODAY = '2026-11-28';

test('every filter is read back from the address it was written to', () => {
  const all: OrderFilters = {
    from: '2026-11-24',
    to: '2026-11-30',
    days: 'all',
    sort: 'client',
    staffId: 'ana',
    status: 'no-show',
    search: 'Maria L',
    page: 3,
  };

  expect([none, all].map((filters) => orderFilters.parse(orderFilters.write(filters)))).toEqual([none, all]);
});

test('an address that makes no sense is the list from today on', () => {
  expect(parse('from=soon&sort=toString&staff=%27%20or%201&status=lost&page=-2&days=no')).toEqual(none);
});

test('an address of one day is one from that day to that day', () => {
  expect(parse('day=2026-11-24')).toEqual({ ...none, from: '2026-11-24', to: '2026-11-24' });
});

test('the page alone is no filter, each of the others is', () => {
  expect(orderFilters.isFiltered({ ...none, page: 2 })).toBe(false);
  expect(
    ['from=2026-11-24', 'to=2026-11-24', 'staff=ana', 'status=done', 'q=maria'].map((query) =>
      orderFilters.isFiltered(parse(query)),
    ),
  ).toEqual([true, true, true, true, true]);
});

test('the list begins at today, and what is searched for is found on any day, the nearest first', () => {
  expect(rangeOf(none, TODAY)).toEqual({ from: TODAY });
  expect(orderOf(none, TODAY)).toEqual({ sort: 'startsAt', direction: 'asc' });
  for (const query of ['q=maria', 'days=all']) {
    expect(rangeOf(parse(query), TODAY)).toEqual({});
    expect(orderOf(parse(query), TODAY)).toEqual({ sort: 'nearest' });
  }
  expect(rangeOf(parse('q=maria&from=2026-11-01'), TODAY)).toEqual({ from: '2026-11-01' });
});

test('what is over today is folded away unless something asks for it', () => {
  expect(['', 'staff=ana', `from=${TODAY}`].map((query) => foldsEarlier(parse(query), TODAY))).toEqual([
    true,
    true,
    true,
  ]);
  expect(
    ['status=done', 'q=maria', `day=${TODAY}`, 'sort=price', 'days=all', 'from=2026-11-27'].map((query) =>
      foldsEarlier(parse(query), TODAY),
    ),
  ).toEqual([false, false, false, false, false, false]);
});
