import { searchedNumbers } from './searched-numbers.js';

/** As the database matches a number's digits. */
const isFound = (typed: string, home: Parameters<typeof searchedNumbers>[1], stored: string): boolean => {
  const digits = stored.replaceAll(/\D/g, '');
  return new RegExp(searchedNumbers(typed, home) ?? '^never$').test(digits);
};

describe('half a phone number finds a client', () => {
  test.each([
    ['0171 23', 'DE', '+49 171 2345678'],
    ['0171 23', 'DE', '0049 (0)171 2345678'],
    ['+49 171 23', 'DE', '0171/2345678'],
    ['+49 171 23', 'DE', '+49 (0)171 2345678'],
    ['0049171', 'DE', '0171/2345678'],
    ['+49 (0)171', 'DE', '0171/2345678'],
    ['+49 (0)171', 'PT', '+49 171 2345678'],
    ['+49171', 'PT', '0049 (0)171 2345678'],
    ['345 67', 'DE', '+49 171 2345678'],
    ['٠١٧١', 'DE', '+49 171 2345678'],
    ['+351 912', 'PT', '912 345 678'],
    ['912', 'PT', '+351 912 345 678'],
    ['1 (212) 555', 'US', '212-555-0100'],
    ['+1 212 555', 'US', '(212) 555-0100'],
    ['8 912', 'RU', '+7 912 345-67-89'],
    ['+7 912', 'RU', '8 912 345-67-89'],
    ['06 30 12', 'HU', '+36 30 123 4567'],
    ['+39 06 12', 'IT', '06 1234 5678'],
    ['06 12', 'IT', '+39 06 1234 5678'],
    ['0171 23', null, '+49 171 2345678'],
  ] as const)('%s in %s: %s', (typed, home, stored) => {
    expect(isFound(typed, home, stored)).toBe(true);
  });

  test.each([
    ['+49 171', 'DE', '+351 917 171 000'],
    ['+49 171', 'PT', '0171 2345678'],
    ['8 912', 'RU', '+7 495 912 0000'],
    ['+351 912', 'PT', '+49 30 912 0000'],
  ] as const)('and not somebody else: %s in %s: %s', (typed, home, stored) => {
    expect(isFound(typed, home, stored)).toBe(false);
  });

  test.each(['12', '0012', '+4', 'Nora', '171a', '', '%%%'])('but "%s" is no part of a number', (typed) => {
    expect(searchedNumbers(typed, 'DE')).toBeNull();
  });

  test('nor are more digits than any number has', () => {
    expect(searchedNumbers('8'.repeat(254), 'DE')).toBeNull();
  });
});
