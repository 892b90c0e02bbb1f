import { BoundedMap } from './bounded-map.js';

test('a new entry takes the place of the oldest one', () => {
  const map = new BoundedMap<string, number>(2);

  map.set('Ana', 1).set('Bea', 2).set('Cleo', 3);

  expect([...map]).toEqual([
    ['Bea', 2],
    ['Cleo', 3],
  ]);
});

test('an entry that is known already takes no one’s place', () => {
  const map = new BoundedMap<string, number>(2);

  map.set('Ana', 1).set('Bea', 2).set('Bea', 3);

  expect([...map]).toEqual([
    ['Ana', 1],
    ['Bea', 3],
  ]);
});
