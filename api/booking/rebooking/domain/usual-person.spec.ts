import { usualPerson } from './usual-person.js';

test('a client’s usual person is who did most of their latest visits', () => {
  expect(usualPerson([['Bea'], ['Ana'], ['Ana']])).toBe('Ana');
});

test('after one visit no one is usual yet', () => {
  expect(usualPerson([['Ana']])).toBeNull();
  expect(usualPerson([])).toBeNull();
});

test('a client who goes to everyone has no usual person', () => {
  expect(usualPerson([['Ana'], ['Bea'], ['Carla'], ['Dora'], ['Ana']])).toBeNull();
});

test('of two who did as much, the one of the latest visit is usual', () => {
  expect(usualPerson([['Bea'], ['Ana'], ['Bea'], ['Ana']])).toBe('Bea');
});
