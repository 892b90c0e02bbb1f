import { moved } from './moved';

const LOOKS = ['bob', 'braid', 'fringe', 'waves'];

describe('a look that is put at another place', () => {
  test.each([
    [0, 2, ['braid', 'fringe', 'bob', 'waves']],
    [3, 0, ['waves', 'bob', 'braid', 'fringe']],
    [1, 2, ['bob', 'fringe', 'braid', 'waves']],
  ])('from %i to %i moves the others aside', (from, to, expected) => {
    expect(moved(LOOKS, from, to)).toEqual(expected);
    expect(LOOKS).toEqual(['bob', 'braid', 'fringe', 'waves']);
  });

  test.each([
    [0, -1],
    [3, 4],
    [2, 2],
    [7, 0],
  ])('from %i to %i goes nowhere', (from, to) => {
    expect(moved(LOOKS, from, to)).toBe(LOOKS);
  });
});
