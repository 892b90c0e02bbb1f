import { orderFilters, type OrderFilters } from './order-filters';

const none = orderFilters.initial;
const parse = (query: string) => orderFilters.parse(new URLSearchParams(query));

test('every filter is read back from the address it was written to', () => {
  const all: OrderFilters = {
    from: '2026-11-24',
    to: '2026-11-30',
    sort: 'client',
    staffId: 'ana',
    status: 'no-show',
    search: 'Maria L',
    page: 3,
  };

  expect([none, all].map((filters) => orderFilters.parse(orderFilters.write(filters)))).toEqual([none, all]);
});

test('an address that makes no sense shows everything', () => {
  expect(parse('from=soon&sort=toString&staff=%27%20or%201&status=lost&page=-2')).toEqual(none);
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
