import { pageDescription } from './page-description.js';

describe('F-6: what a page says of itself', () => {
  test('is a short text as it is, on one line', () => {
    expect(pageDescription('A consultation,\na wash.')).toBe('A consultation, a wash.');
  });

  test('ends with a whole word', () => {
    const description = pageDescription('balayage '.repeat(60));

    expect(description).toMatch(/^(balayage )+…$/);
    expect(description.length).toBeLessThanOrEqual(300);
  });

  test('cuts what has no words', () => {
    expect(pageDescription('x'.repeat(400))).toBe(`${'x'.repeat(298)} …`);
  });
});
