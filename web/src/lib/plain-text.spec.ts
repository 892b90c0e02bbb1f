import { holdsAllWords, plainText } from './plain-text';

test('a search is found with other capitals, without accents, and in any order', () => {
  expect(holdsAllWords('Júlia Prates', 'prat JULIA')).toBe(true);
  expect(holdsAllWords('Opening Hours', '')).toBe(true);
});

test('a search of two words needs both', () => {
  expect(holdsAllWords('Opening Hours', 'opening minutes')).toBe(false);
});

test.each([
  ['Il più richiesto', 'piu'],
  ['Müller', 'MULLER'],
  ['Nguyễn', 'nguyen'],
  ['Łucja', 'lucja'],
  ['Weiß', 'weiss'],
  ['Işık', 'isik'],
  ['O’Neil', "o'neil"],
  ['أحمد', 'احمد'],
  ['Zo\u0065\u0301', 'zoé'],
  ['Anna\u00a0Rossi', 'rossi anna'],
  ['٠١٢', '012'],
])('“%s” holds “%s”', (text, search) => {
  expect(holdsAllWords(text, search)).toBe(true);
});

test('letters that a table does not know stay as they are', () => {
  expect(plainText('王小明 ½ 100%')).toBe('王小明 1⁄2 100%');
});
