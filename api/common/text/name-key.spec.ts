import { nameKey } from './name-key.js';

test.each([
  ['Zoë  OKAFOR', 'zoe okafor'],
  ['Groß-Müller', 'gross muller'],
  ['İpek', 'ipek'],
  ['Nguyễn', 'nguyen'],
  ['Семён', 'семен'],
  ['مُحَمَّد', 'محمد'],
  ['أحمد', 'احمد'],
  ['שָׂרָה', 'שרה'],
  ['O’Brien', "O'Brien"],
])('%s and %s are one name', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other));
});

test.each([
  ['राम', 'रमा'],
  ['กิ', 'กี'],
  ['かき', 'がき'],
  ['🌸', '🌺'],
  ['***', '—'],
])('%s and %s are two names', (one, other) => {
  expect(nameKey(one)).not.toBe(nameKey(other));
});

test('nothing is no name', () => {
  expect(nameKey('  ')).toBe('');
});
