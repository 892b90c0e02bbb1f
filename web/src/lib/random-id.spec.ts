import { randomId } from './random-id';

test('an id is a UUID of version 4, and no two are the same', () => {
  const ids = Array.from({ length: 1000 }, randomId);

  expect(
    ids.filter((id) => !/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id)),
  ).toEqual([]);
  expect(new Set(ids).size).toBe(1000);
});
