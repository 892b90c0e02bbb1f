import type { ListedUser } from './models';
import { findUsers, pageOfUsers, parseUserFilters, userParams } from './user-filters';

const vera: ListedUser = { _id: 'a1', email: 'Vera@maisonvera.example', role: 'admin' };
const maria: ListedUser = { _id: 'b2', email: 'maria@example.com', role: 'user' };
const ana: ListedUser = { _id: 'c3', email: 'ana@example.com', role: 'user' };
const everybody = [vera, maria, ana];
const many = Array.from({ length: 51 }, (_, index): ListedUser => ({ ...maria, _id: `m${index}` }));

const parse = (query: string) => parseUserFilters(new URLSearchParams(query));

test('the search and the page are read back from the address they were written to', () => {
  const some = { search: 'maria @example', page: 3 };
  const none = { search: '', page: 1 };

  expect([some, none].map((filters) => parseUserFilters(userParams(filters)))).toEqual([some, none]);
});

test('a page that is no whole number from one up is the first', () => {
  expect(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=2'].map((query) => parse(query).page)).toEqual([
    1, 1, 1, 1, 2,
  ]);
});

test('no search finds everybody in the order of the list', () => {
  expect(findUsers(everybody, '  ')).toEqual(everybody);
});

test('a user is found by address, role or id, whatever the capitals', () => {
  expect(findUsers(everybody, 'vera@')).toEqual([vera]);
  expect(findUsers(everybody, 'ADMIN')).toEqual([vera]);
  expect(findUsers(everybody, 'c3')).toEqual([ana]);
});

test('every word of the search has to fit', () => {
  expect(findUsers(everybody, 'user ana')).toEqual([ana]);
  expect(findUsers(everybody, 'admin ana')).toEqual([]);
});

test('a page holds twenty-five users, the last one what is left', () => {
  expect(pageOfUsers(many, 1)).toEqual({ page: 1, pageCount: 3, users: many.slice(0, 25) });
  expect(pageOfUsers(many, 3).users).toEqual(many.slice(50));
});

test('a page past the end is the last one', () => {
  expect(pageOfUsers(many, 9)).toEqual(pageOfUsers(many, 3));
  expect(pageOfUsers([], 2)).toEqual({ page: 1, pageCount: 1, users: [] });
});
