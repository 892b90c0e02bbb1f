import { readPhone } from './read-phone.js';

test('numbers of another system are read in the salon’s country, with and without their plus sign', () => {
  expect(readPhone('0171 2345678', 'DE')).toBe('+49 171 2345678');
  expect(readPhone('491712345678', 'DE')).toBe('+49 171 2345678');
  expect(readPhone(String.raw`\+393331112233`, 'DE')).toBe('+39 333 111 2233');
  expect(readPhone("'+1 415-555-0134", 'DE')).toBe('+1 415 555 0134');
});

test('a number that is impossible in the salon’s country stays as written', () => {
  expect(readPhone('12', 'DE')).toBe('12');
  expect(readPhone('none', 'DE')).toBeNull();
});

test('an area code that looks like the country’s stays part of the number', () => {
  expect(readPhone('55991234567', 'BR')).toBe('+55 55 99123 4567');
  expect(readPhone('5511987654321', 'BR')).toBe('+55 11 98765 4321');
});
