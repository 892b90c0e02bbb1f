import { digitsIn } from './digits';

describe('the digits of a code', () => {
  test('are read out of what was pasted with them', () => {
    expect(digitsIn(' 123 456\n')).toBe('123456');
    expect(digitsIn('Code: 123-456')).toBe('123456');
  });

  test('are read from Arabic, Persian and full-width keyboards', () => {
    expect(digitsIn('٠١٢ ٣٤٩')).toBe('012349');
    expect(digitsIn('۰۱۲۳۴۹')).toBe('012349');
    expect(digitsIn('０１２９')).toBe('0129');
  });
});
