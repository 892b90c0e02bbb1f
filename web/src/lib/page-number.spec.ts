import { pageNumber } from './page-number';

test('a page that is no whole number from one up is the first', () => {
  const queries = ['', 'page=0', 'page=1.5', 'page=x', 'page=7'];

  expect(queries.map((query) => pageNumber(new URLSearchParams(query)))).toEqual([1, 1, 1, 1, 7]);
});
