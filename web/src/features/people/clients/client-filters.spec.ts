import { clientFilters, type ClientFilters } from './client-filters';

test('every filter is read back from the address it was written to', () => {
  const all: ClientFilters = {
    search: '+49 171 & co',
    tag: 'Bride & groom',
    access: 'blocked',
    sort: 'newest',
    page: 3,
  };

  expect(
    [clientFilters.initial, all].map((filters) => clientFilters.parse(clientFilters.write(filters))),
  ).toEqual([clientFilters.initial, all]);
});

test('an address that makes no sense shows everyone', () => {
  expect(clientFilters.parse(new URLSearchParams('q=%20&sort=money&page=-2'))).toEqual(clientFilters.initial);
});
