import { manageFilters, hasStatus } from './manage-filters';

test.each(['', 'q=cut', 'status=archived', 'q=cut+%26+go&status=all'])('the address ?%s is kept', (query) => {
  expect(manageFilters.write(manageFilters.parse(new URLSearchParams(query))).toString()).toBe(query);
});

test('what makes no sense is left out', () => {
  expect(manageFilters.parse(new URLSearchParams('status=gone&q=%20'))).toEqual({ search: '', status: null });
});

test.each([
  [null, 'active', true],
  [null, 'hidden', true],
  [null, 'archived', false],
  ['archived', 'archived', true],
  ['active', 'hidden', false],
  ['all', 'archived', true],
] as const)('asked for %p, what is %s is shown: %p', (asked, status, isShown) => {
  expect(hasStatus(asked, { status })).toBe(isShown);
});
