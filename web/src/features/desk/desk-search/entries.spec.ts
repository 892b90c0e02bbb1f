import { withRecent, type Entry } from './entries';

const page = (id: string): Entry => ({ kind: 'page', id, label: id });

test('what was opened last comes first, and stands there once', () => {
  const recent = withRecent(withRecent(withRecent([], page('diary')), page('mail')), page('diary'));

  expect(recent.map(({ id }) => id)).toEqual(['diary', 'mail']);
});

test('no more than eight are remembered', () => {
  const ids = Array.from({ length: 12 }, (_, index) => `page ${index}`);
  const recent = ids.reduce<readonly Entry[]>((kept, id) => withRecent(kept, page(id)), []);

  expect(recent).toHaveLength(8);
  expect(recent[0]?.id).toBe('page 11');
});
