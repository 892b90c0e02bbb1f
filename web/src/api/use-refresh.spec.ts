import { isStale } from './use-refresh';

const keys = ['/staff', '/staff/{id}/hours', '/staff/offers', '/services', '/services/all'].map(
  (path) => [path, null] as const,
);
const staleAfter = (...stale: Parameters<typeof isStale>[0]) =>
  keys.filter(isStale(stale)).map(([path]) => path);

test('a path makes itself stale, and nothing below it', () => {
  expect(staleAfter('/staff', '/services/all')).toEqual(['/staff', '/services/all']);
});

test('an area makes everything in it stale, and nothing that only begins alike', () => {
  expect(staleAfter('/staff/**')).toEqual(['/staff', '/staff/{id}/hours', '/staff/offers']);
  expect([['/staffing', null], 'theme', null].filter(isStale(['/staff/**']))).toEqual([]);
});
