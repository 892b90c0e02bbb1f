import { type Colleague, colleagueFor } from './colleague.js';

const somebody = (staffId: string, parts: Partial<Colleague> = {}): Colleague => ({
  staffId,
  position: 0,
  freeTime: [{ start: 0, end: 600 }],
  bookedMinutes: 0,
  ...parts,
});

const anHour = [{ start: 60, end: 120 }];
const aColour = [
  { start: 60, end: 90 },
  { start: 150, end: 180 },
];

describe('a booking is reassigned', () => {
  test('to no one when no one is free for all of it', () => {
    const late = somebody('late', { freeTime: [{ start: 61, end: 600 }] });
    const early = somebody('early', { freeTime: [{ start: 0, end: 119 }] });

    expect(colleagueFor(anHour, [late, early])).toBeNull();
  });

  test('to someone who is free for exactly that long', () => {
    expect(colleagueFor(anHour, [somebody('Bea', { freeTime: anHour })])?.staffId).toBe('Bea');
  });

  test('to someone who has another client while the colour develops', () => {
    const busyBetween = somebody('Bea', {
      freeTime: [
        { start: 0, end: 90 },
        { start: 150, end: 200 },
      ],
    });

    expect(colleagueFor(aColour, [busyBetween])?.staffId).toBe('Bea');
  });

  test('to the person with the least booked, then by the salon’s own order, then by id', () => {
    const busy = somebody('a', { bookedMinutes: 30 });
    const second = somebody('b', { position: 2 });
    const twin = somebody('d', { position: 1 });
    const first = somebody('c', { position: 1 });

    expect(colleagueFor(anHour, [busy, second, twin, first])?.staffId).toBe('c');
    expect(colleagueFor(anHour, [busy, second])?.staffId).toBe('b');
  });
});
