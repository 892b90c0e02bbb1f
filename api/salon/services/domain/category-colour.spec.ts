import { categoryColours, freeColour, type CategoryColour } from './category-colour.js';

test('no two of the first twelve categories look alike, whatever the owner has chosen for some', () => {
  const taken: (CategoryColour | null)[] = ['sky', 'clay', null];
  while (taken.length < 13) taken.push(freeColour(taken));

  expect(new Set(taken).size).toBe(13);
  expect(taken.slice(3, 6)).toEqual(['rose', 'plum', 'sage']);
});

test('from the thirteenth on the colours begin anew, with those that the fewest have', () => {
  expect(freeColour(categoryColours)).toBe('clay');
  expect(freeColour([...categoryColours, 'clay', 'plum'])).toBe('rose');
});
