import { userFilters, type UserFilters } from './user-filters';

const none = userFilters.initial;

const parse = (query: string) => userFilters.parse(new URLSearchParams(query));

test('every filter is read back from the address it was written to', () => {
  const all: UserFilters = {
    search: 'maria @example',
    role: 'admin',
    state: 'closed',
    sort: 'last-seen',
    page: 3,
  };

  expect([none, all].map((filters) => userFilters.parse(userFilters.write(filters)))).toEqual([none, all]);
});

test('an address that makes no sense shows everyone', () => {
  expect(parse('q=%20&role=owner&state=1&sort=password&page=-2')).toEqual(none);
});

test('neither the page nor the order is a filter, each of the others is', () => {
  expect(userFilters.isFiltered({ ...none, page: 2, sort: 'newest' })).toBe(false);
  expect(['q=maria', 'role=user', 'state=open'].map((query) => userFilters.isFiltered(parse(query)))).toEqual(
    [true, true, true],
  );
});
