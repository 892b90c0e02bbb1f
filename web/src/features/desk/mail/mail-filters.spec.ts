import { mailFilters, type MailFilters } from './mail-filters';

const none = mailFilters.initial;

const parse = (query: string) => mailFilters.parse(new URLSearchParams(query));

test('every filter is read back from the address it was written to', () => {
  const all: MailFilters = { state: 'failed', kind: 'booking-reminder', page: 3 };

  expect([none, all].map((filters) => mailFilters.parse(mailFilters.write(filters)))).toEqual([none, all]);
});

test('an address that makes no sense shows everything', () => {
  expect(parse('state=lost&kind=toString&page=-2')).toEqual(none);
});

test('the page alone is no filter', () => {
  expect([mailFilters.isFiltered(parse('page=2')), mailFilters.isFiltered(parse('kind=reset'))]).toEqual([
    false,
    true,
  ]);
});
