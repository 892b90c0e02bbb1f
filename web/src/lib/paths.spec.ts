import { paths } from './paths';

describe('the addresses of the site', () => {
  test('a service card opens the booking with its service chosen', () => {
    expect(paths.book({ serviceIds: ['s1'] })).toBe('/book?service=s1');
  });

  test('a booking made again keeps its add-ons', () => {
    expect(paths.book({ serviceIds: ['s1'], addOnIds: ['a1', 'a2'] })).toBe(
      '/book?service=s1&addOn=a1&addOn=a2',
    );
  });

  test('a booking keeps the order of its services, its team member and its day', () => {
    expect(paths.book({ serviceIds: ['s2', 's1'], staffId: 'p1', day: '2026-11-24' })).toBe(
      '/book?service=s2&service=s1&staff=p1&date=2026-11-24',
    );
  });

  test('leaves out what is not chosen', () => {
    expect(paths.book()).toBe('/book');
    expect(paths.allServices({ category: undefined, search: '' })).toBe('/all-services');
  });

  test('logging in remembers the page with its query', () => {
    expect(paths.login('/dashboard/booking?page=2')).toBe('/login?from=%2Fdashboard%2Fbooking%3Fpage%3D2');
  });

  test('a search is written so that any sign in it survives', () => {
    expect(
      new URLSearchParams(paths.allServices({ search: 'cut & colour' }).split('?')[1]).get('search'),
    ).toBe('cut & colour');
  });
});
