import type { Interval } from '../../../common/time/interval.js';
import { freeStarts, planBooking, type SalonDay, type StaffDay, type LineToPlan } from './planning.js';

// The salon is open from minute 0 to 120, and a booking may start every 5 minutes.
const span = (start: number, end: number): Interval => ({ start, end });

const someone = (staffId: string, working: Interval[], bookedMinutes = 0): StaffDay => ({
  staffId,
  position: 0,
  working,
  busy: [],
  bookedMinutes,
});
const aDay = (...staff: StaffDay[]): SalonDay => ({
  open: [span(0, 120)],
  gridStarts: Array.from({ length: 24 }, (_, index) => index * 5),
  staff: new Map(staff.map((member) => [member.staffId, member])),
});
const aLine = (staffIds: string[], minutes: number, bufferMinutes = 0): LineToPlan => ({
  options: staffIds.map((staffId) => ({
    staffId,
    segments: [{ kind: 'active', minutes }],
    bufferMinutes,
  })),
});

const startsOf = (day: SalonDay, ...lines: LineToPlan[]): number[] =>
  freeStarts({ lines, day, notBefore: 0 });
const planOf = (day: SalonDay, startsAt: number, ...lines: LineToPlan[]): [string, number][] | undefined =>
  planBooking({ lines, day, startsAt, notBefore: 0 })?.map((line) => [line.staffId, line.startsAt]);

const allDay = [span(0, 120)];

describe('two services in a row', () => {
  test('follow each other without a wait when they can', () => {
    const day = aDay(someone('vera', allDay), someone('paul', allDay));

    expect(planOf(day, 0, aLine(['vera'], 30), aLine(['paul'], 20))).toEqual([
      ['vera', 0],
      ['paul', 30],
    ]);
  });

  test('may be done by the same person', () => {
    expect(startsOf(aDay(someone('vera', [span(0, 60)])), aLine(['vera'], 30), aLine(['vera'], 20))).toEqual([
      0, 5, 10,
    ]);
  });

  test('may make the client wait a quarter of an hour, and no longer', () => {
    const day = aDay(someone('vera', allDay), someone('paul', [span(60, 80)]));

    expect(startsOf(day, aLine(['vera'], 30), aLine(['paul'], 20))).toEqual([15, 20, 25, 30]);
  });

  test('are only ever five, ten or fifteen minutes apart', () => {
    const day = aDay(someone('vera', allDay), someone('paul', [span(42, 62)]));

    expect(startsOf(day, aLine(['vera'], 30), aLine(['paul'], 20))).toEqual([]);
  });

  test('make the client wait as little as possible, even if someone busier does the second', () => {
    const day = aDay(
      someone('vera', allDay),
      someone('idle', [span(35, 120)], 0),
      someone('busy', [span(30, 120)], 90),
    );

    expect(planOf(day, 0, aLine(['vera'], 30), aLine(['idle', 'busy'], 20))).toEqual([
      ['vera', 0],
      ['busy', 30],
    ]);
  });

  test('both end by closing time', () => {
    expect(startsOf(aDay(someone('vera', allDay)), aLine(['vera'], 60), aLine(['vera'], 40)).at(-1)).toBe(20);
  });

  test('are both given up when the second fits nowhere', () => {
    expect(
      startsOf(aDay(someone('vera', allDay), someone('paul', [])), aLine(['vera'], 30), aLine(['paul'], 20)),
    ).toEqual([]);
  });
});

describe('a visit with anyone', () => {
  const both = (minutes: number, bufferMinutes = 0) => aLine(['vera', 'paul'], minutes, bufferMinutes);

  test('stays with one person who can do it all, even if someone less busy could do a part', () => {
    const day = aDay(someone('vera', [span(0, 30)], 0), someone('paul', allDay, 60));

    expect(planOf(day, 0, both(30), both(20))).toEqual([
      ['paul', 0],
      ['paul', 30],
    ]);
  });

  test('goes to the less busy of those who can do it all', () => {
    const day = aDay(someone('vera', allDay, 60), someone('paul', allDay, 0));

    expect(planOf(day, 0, both(30), both(20))).toEqual([
      ['paul', 0],
      ['paul', 30],
    ]);
  });

  test('goes to the cheaper in all of those equally busy', () => {
    const day = aDay(someone('vera', allDay), someone('paul', allDay));
    const line = (vera: number, paul: number): LineToPlan => ({
      options: [
        { staffId: 'vera', segments: [{ kind: 'active', minutes: 20 }], bufferMinutes: 0, priceCents: vera },
        { staffId: 'paul', segments: [{ kind: 'active', minutes: 20 }], bufferMinutes: 0, priceCents: paul },
      ],
    });

    expect(planOf(day, 0, line(4500, 4000), line(5000, 6000))).toEqual([
      ['vera', 0],
      ['vera', 20],
    ]);
  });

  test('is not handed to a second person after a gap when the first could go on after their clean-up', () => {
    const day = aDay(someone('vera', allDay, 0), someone('paul', [span(35, 120)], 0));

    expect(planOf(day, 0, both(30, 10), both(20))).toEqual([
      ['vera', 0],
      ['vera', 40],
    ]);
  });

  test('is handed over rather than made to wait', () => {
    const day = aDay(someone('vera', allDay, 0), someone('paul', allDay, 60));

    expect(planOf(day, 0, both(30, 10), both(20))).toEqual([
      ['vera', 0],
      ['paul', 30],
    ]);
  });
});

describe('the clean-up after one service', () => {
  test('is done while the client waits for the same person', () => {
    expect(planOf(aDay(someone('vera', allDay)), 0, aLine(['vera'], 30, 10), aLine(['vera'], 20))).toEqual([
      ['vera', 0],
      ['vera', 40],
    ]);
  });

  test('does not stop someone else from carrying on at once', () => {
    const day = aDay(someone('vera', allDay, 0), someone('paul', allDay, 50));

    expect(planOf(day, 0, aLine(['vera'], 30, 10), aLine(['vera', 'paul'], 20))).toEqual([
      ['vera', 0],
      ['paul', 30],
    ]);
  });

  test('that takes longer than a client may wait needs a second person', () => {
    const lines = [aLine(['vera'], 30, 20), aLine(['vera'], 20)];

    expect(startsOf(aDay(someone('vera', allDay)), ...lines)).toEqual([]);
  });

  test('may outlast the next service and delay the one after it', () => {
    const day = aDay(someone('vera', allDay), someone('paul', allDay));
    const lines = [aLine(['vera'], 10, 30), aLine(['paul'], 10), aLine(['vera'], 10)];

    expect(planOf(day, 0, ...lines)).toEqual([
      ['vera', 0],
      ['paul', 15],
      ['vera', 40],
    ]);
  });

  test('gives the first service to someone the last one does not need', () => {
    const day = aDay(someone('vera', allDay, 0), someone('paul', allDay, 90));
    const lines = [aLine(['vera', 'paul'], 10, 60), aLine(['vera'], 10)];

    expect(planOf(day, 0, ...lines)).toEqual([
      ['paul', 0],
      ['vera', 10],
    ]);
  });

  test('leaves no slot when there are more services than people who have finished cleaning up', () => {
    const four = ['vera', 'paul', 'anna', 'zoe'];
    const five = [1, 2, 3, 4, 5].map(() => aLine(four, 5, 60));
    const day = aDay(...four.map((staffId) => someone(staffId, allDay)));

    expect(startsOf(day, ...five)).toEqual([]);
    expect(startsOf(day, ...five.slice(1)).length).toBeGreaterThan(0);
  });
});
