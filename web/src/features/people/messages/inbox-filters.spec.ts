import { inboxFilters, type InboxFilters } from './inbox-filters';

const read = (query: string) => inboxFilters.parse(new URLSearchParams(query));

describe('the address of the inbox', () => {
  test('shows what is open when it says nothing', () => {
    expect(read('')).toEqual(inboxFilters.initial);
    expect(inboxFilters.isFiltered(read(''))).toBe(false);
  });

  test.each<[string, InboxFilters]>([
    ['what is handled', { status: 'handled', search: '', page: 1 }],
    ['both, on the third page', { status: 'any', search: '', page: 3 }],
    ['what somebody looked for', { status: 'open', search: 'veil & 20%', page: 1 }],
  ])('comes back as it was: %s', (_, filters) => {
    expect(read(inboxFilters.write(filters).toString())).toEqual(filters);
    expect(inboxFilters.isFiltered(filters)).toBe(true);
  });

  test.each(['status=lost', 'page=-1', 'page=two', 'q=%20'])(
    'leaves out what makes no sense: %s',
    (query) => {
      expect(read(query)).toEqual(inboxFilters.initial);
    },
  );

  test('never asks for more than the server takes', () => {
    expect(read(`q=${'a'.repeat(500)}`).search).toHaveLength(100);
  });
});
