import { NameFinder } from './name-finder.js';

const services = [
  { id: 'cut', name: 'Cut' },
  { id: 'colour', name: 'Colour' },
  { id: 'one', name: 'Brow tint' },
  { id: 'other', name: 'Brow  tint' },
];
const finder = new NameFinder(services, new Map([['=12', 'cut']]), [
  { name: 'Balayage long', id: 'colour' },
  { name: 'Old treatment', id: null },
]);

test('a service is found by its name, its number, or as the owner says', () => {
  expect(['cut', '12', 'BALAYAGE  LONG', 'Old treatment', 'Perm'].map((text) => finder.find(text))).toEqual([
    'cut',
    'cut',
    'colour',
    'left-out',
    null,
  ]);
});

test('of two services with one name the owner says which', () => {
  expect(finder.find('Brow tint')).toBeNull();
});

test('several services in one cell are found if each is known', () => {
  expect(finder.findAll('Cut, Colour')).toEqual(['cut', 'colour']);
  expect(finder.findAll('Cut + Perm')).toBeNull();
  expect(finder.findAll('Old treatment')).toBe('left-out');
});
