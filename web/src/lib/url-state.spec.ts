import {
  choiceParam,
  defaultParam,
  optionalParam,
  pageParam,
  searchParam,
  sortParam,
  urlState,
} from './url-state';

const list = urlState({
  search: searchParam(10),
  role: choiceParam('role', ['admin', 'user']),
  status: defaultParam('status', ['open', 'handled', 'any']),
  day: optionalParam(['from', 'day'], (text) => (/^\d{4}$/.test(text) ? text : null)),
  sort: sortParam(['name', 'newest']),
  page: pageParam(),
});
const parse = (query: string) => list.parse(new URLSearchParams(query));

describe('the state of a page', () => {
  test('is read back from the address it was written to', () => {
    const state = {
      search: 'é & 20%',
      role: 'admin',
      status: 'any',
      day: '2026',
      sort: 'newest',
      page: 3,
    } as const;

    expect(list.parse(list.write(state))).toEqual(state);
  });

  test('leaves what is usual out of the address', () => {
    expect(list.write(list.initial).toString()).toBe('');
    expect(list.write({ ...list.initial, role: 'user' }).toString()).toBe('role=user');
  });

  test('ignores what makes no sense', () => {
    expect(parse('q=%20&role=toString&status=lost&from=soon&sort=price&page=-2&other=1')).toEqual(
      list.initial,
    );
  });

  test('reads an older name of a part, and cuts a search that is too long', () => {
    expect(parse('day=2026').day).toBe('2026');
    expect(parse('q=12345678901234').search).toBe('1234567890');
  });

  test('is narrowed by its filters, and not by its order or its page', () => {
    expect(list.isFiltered(parse('page=2&sort=newest'))).toBe(false);
    expect(
      ['q=a', 'role=user', 'status=any', 'day=2026'].map((query) => list.isFiltered(parse(query))),
    ).toEqual([true, true, true, true]);
  });
});

describe('the page of a list', () => {
  test.each([
    ['', 1],
    ['page=3', 3],
    ['page=0', 1],
    ['page=-1', 1],
    ['page=1.5', 1],
    ['page=many', 1],
    ['page=99999999', 1],
  ])('is read from %j', (query, page) => {
    expect(parse(query).page).toBe(page);
  });
});
