import { clientParams, noFilters, parseClientFilters, type ClientFilters } from './client-filters';

test('every filter is read back from the address it was written to', () => {
  const all: ClientFilters = { search: '+49 171 & co', sort: 'newest', page: 3 };

  expect([noFilters, all].map((filters) => parseClientFilters(clientParams(filters)))).toEqual([
    noFilters,
    all,
  ]);
});

test('an address that makes no sense shows everybody', () => {
  expect(parseClientFilters(new URLSearchParams('q=%20&sort=money&page=-2'))).toEqual(noFilters);
});
