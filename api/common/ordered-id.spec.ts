import { isUUID } from 'class-validator';
import { orderedId } from './ordered-id.js';

const at = (iso: string) => orderedId(new Date(iso));

describe('the id of a row', () => {
  test('is a UUID of version 7', () => {
    expect(isUUID(at('2027-03-02T10:00:00.000Z'), 7)).toBe(true);
  });

  test('comes after those of a millisecond before', () => {
    const times = [
      '1970-01-01T00:00:00.000Z',
      '2027-03-02T10:00:00.000Z',
      '2027-03-02T10:00:00.001Z',
      '2060-01-01T00:00:00.000Z',
    ];
    const ids = times.map(at);
    expect(ids.toSorted()).toEqual(ids);
  });

  test('is another one each time, though the clock stands still', () => {
    const ids = Array.from({ length: 1000 }, () => at('2027-03-02T10:00:00.000Z').slice(14));
    expect(new Set(ids).size).toBe(1000);
  });
});
