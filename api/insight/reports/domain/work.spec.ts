import {
  type DoneLine,
  gapMinutesOf,
  handsOnMinutes,
  handsOnTimes,
  mostAtOnce,
  processingMinutes,
  shareOf,
  type WorkSegment,
} from './work.js';

const active = (minutes: number): WorkSegment => ({ kind: 'active', minutes });
const processing = (minutes: number): WorkSegment => ({ kind: 'processing', minutes });

const at = (hours: number, minutes = 0) => hours * 60 + minutes;
const aLine = (parts: Partial<DoneLine>): DoneLine => ({
  bookingId: 'mia',
  staffId: 'ana',
  start: at(10),
  segments: [active(30)],
  bufferMinutes: 0,
  ...parts,
});
/**
 * Half an hour of colour, forty minutes of processing, twenty of washing, five of clean-up; from ten to half past
 * eleven.
 */
const colour = aLine({ segments: [active(30), processing(40), active(20)], bufferMinutes: 5 });

describe('time at work', () => {
  test('is hands-on time and clean-up, without the processing', () => {
    expect(handsOnMinutes(colour)).toBe(55);
    expect(processingMinutes(colour)).toBe(40);
    expect(handsOnTimes(colour)).toEqual([
      { start: at(10), end: at(10, 30) },
      { start: at(11, 10), end: at(11, 35) },
    ]);
  });

  test('after a service that ends with processing begins again with the clean-up', () => {
    const mask = aLine({ segments: [active(10), processing(20)], bufferMinutes: 5 });

    expect(handsOnTimes(mask)).toEqual([
      { start: at(10), end: at(10, 10) },
      { start: at(10, 30), end: at(10, 35) },
    ]);
  });
});

describe('a gap that is used', () => {
  const gapOf = (line: DoneLine, ...others: DoneLine[]) => gapMinutesOf([line, ...others]).get(line);

  test('is work of the same person inside the processing of another client', () => {
    expect(gapOf(aLine({ bookingId: 'lia', start: at(10, 35) }), colour)).toBe(30);
  });

  test('counts only as far as it lies inside', () => {
    expect(gapOf(aLine({ bookingId: 'lia', start: at(10, 50) }), colour)).toBe(20);
  });

  test('does not count during the processing of the same booking, or of a colleague', () => {
    expect(gapOf(aLine({ start: at(10, 35) }), colour)).toBe(0);
    expect(gapOf(aLine({ bookingId: 'lia', staffId: 'bea', start: at(10, 35) }), colour)).toBe(0);
  });

  test('is counted once where two colours develop', () => {
    const second = { ...colour, bookingId: 'eva', start: at(10, 5) };

    expect(gapOf(aLine({ bookingId: 'lia', start: at(10, 40) }), colour, second)).toBe(30);
  });
});

describe('the most at work at once', () => {
  test('are people, not bookings, and none who has just ended', () => {
    const lines = [
      aLine({}),
      aLine({ bookingId: 'lia', start: at(10, 10) }),
      aLine({ bookingId: 'eva', staffId: 'bea', start: at(10, 40) }),
      aLine({ bookingId: 'ida', staffId: 'cleo', start: at(10, 20), segments: [active(25)] }),
    ];

    expect(mostAtOnce(lines)).toEqual({ count: 2, at: at(10, 20) });
  });

  test('are none where nothing was done', () => {
    expect(mostAtOnce([])).toBeNull();
  });
});

test('a share of nothing is null', () => {
  expect([shareOf(1, 4), shareOf(0, 0)]).toEqual([0.25, null]);
});
