import { reviewFilters } from './review-filters';

describe('the filters of the reviews', () => {
  test('are read back from the address as they were written', () => {
    const filters = { search: 'fine cut', status: 'hidden', page: 3 } as const;

    expect(reviewFilters.parse(reviewFilters.write(filters))).toEqual(filters);
  });

  test('leave out what makes no sense', () => {
    expect(reviewFilters.parse(new URLSearchParams('status=lost&page=-2&q=%20'))).toEqual({
      search: '',
      status: null,
      page: 1,
    });
  });
});
