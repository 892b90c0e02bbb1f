import { saleFilters } from './sale-filters';

const parse = (query: string) => saleFilters.parse(new URLSearchParams(query));

test('the sales of one day have an address of their own', () => {
  expect(parse('day=2027-03-02')).toMatchObject({ from: '2027-03-02', to: '2027-03-02' });
});

test('what makes no sense in an address is ignored', () => {
  expect(parse('day=tomorrow&kind=gift&method=coins&page=0')).toEqual(saleFilters.initial);
});

test('an address is read back as what was chosen', () => {
  const chosen = { ...parse(''), kind: 'refund', method: 'cash', search: 'S-12' } as const;
  expect(parse(saleFilters.write(chosen).toString())).toEqual(chosen);
  expect(saleFilters.isFiltered(chosen)).toBe(true);
});
