import { momentInWords, priceInWords } from './wording.js';

describe('what emails say about a booking', () => {
  test('is the time on the salon’s own clock', () => {
    const evening = new Date('2026-11-25T01:30:00Z');

    expect(momentInWords(evening, 'America/New_York')).toBe('Tuesday 24 November 2026 at 20:30');
    expect(momentInWords(evening, 'Europe/Lisbon')).toBe('Wednesday 25 November 2026 at 01:30');
    expect(momentInWords(new Date('2026-07-01T23:00:00Z'), 'Europe/Lisbon')).toBe(
      'Thursday 2 July 2026 at 00:00',
    );
  });

  test('is the price, with cents only where there are any', () => {
    expect(priceInWords(4000, 'fixed', 'USD')).toBe('$40');
    expect(priceInWords(123_450, 'fixed', 'EUR')).toBe('€1,234.50');
    expect(priceInWords(9000, 'from', 'USD')).toBe('from $90');
  });
});
