import { holdsAllWords } from './plain-text';

test('a search is found with other capitals, without accents, and in any order', () => {
  expect(holdsAllWords('Júlia Prates', 'prat JULIA')).toBe(true);
  expect(holdsAllWords('Opening Hours', '')).toBe(true);
});

test('a search of two words needs both', () => {
  expect(holdsAllWords('Opening Hours', 'opening minutes')).toBe(false);
});
