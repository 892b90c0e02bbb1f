import type { Interval } from '../../../common/time/interval.js';
import type { Segment } from './segments.js';
import {
  firstFreeStart,
  freeStarts,
  planBooking,
  type SalonDay,
  type StaffDay,
  type LineToPlan,
} from './planning.js';

// The salon is open from minute 0 to 120, and a booking may start every 10 minutes.
const span = (start: number, end: number): Interval => ({ start, end });
const active = (minutes: number): Segment => ({ kind: 'active', minutes });
const processing = (minutes: number): Segment => ({ kind: 'processing', minutes });

const someone = (staffId: string, rest: Partial<StaffDay> = {}): StaffDay => ({
  staffId,
  position: 0,
  working: [span(0, 120)],
  busy: [],
  bookedMinutes: 0,
  ...rest,
});
const aDay = (staff: StaffDay[], rest: Partial<SalonDay> = {}): SalonDay => ({
  open: [span(0, 120)],
  gridStarts: [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110],
  staff: new Map(staff.map((member) => [member.staffId, member])),
  ...rest,
});
const aLine = (staffIds: string[], segments: Segment[], bufferMinutes = 0): LineToPlan => ({
  options: staffIds.map((staffId) => ({ staffId, segments, bufferMinutes })),
});

const startsOf = (day: SalonDay, ...lines: LineToPlan[]): number[] =>
  freeStarts({ lines, day, notBefore: 0 });
const planOf = (
  day: SalonDay,
  startsAt: number,
  ...lines: LineToPlan[]
): [string, number, number][] | undefined =>
  planBooking({ lines, day, startsAt, notBefore: 0 })?.map((line) => [
    line.staffId,
    line.startsAt,
    line.endsAt,
  ]);

const cut = [active(30)];
const colour = [active(20), processing(40), active(20)];

describe('one service', () => {
  test('is offered at every start from which it ends by closing time', () => {
    expect(startsOf(aDay([someone('vera')]), aLine(['vera'], cut))).toEqual([
      0, 10, 20, 30, 40, 50, 60, 70, 80, 90,
    ]);
  });

  test('fits exactly between two clients', () => {
    const day = aDay([someone('vera', { busy: [span(0, 30), span(60, 120)] })]);

    expect(startsOf(day, aLine(['vera'], cut))).toEqual([30]);
  });

  test('is not offered when a single minute of its time is taken', () => {
    const day = aDay([someone('vera', { busy: [span(0, 30), span(59, 120)] })]);

    expect(startsOf(day, aLine(['vera'], cut))).toEqual([]);
  });

  test('may not be cut in two by a break', () => {
    const day = aDay([someone('vera', { working: [span(0, 40), span(50, 120)] })]);

    expect(startsOf(day, aLine(['vera'], cut))).toEqual([0, 10, 50, 60, 70, 80, 90]);
  });

  test('runs across two adjoining stretches of working hours', () => {
    const day = aDay([someone('vera', { working: [span(60, 120), span(0, 60)] })]);

    expect(startsOf(day, aLine(['vera'], cut))).toContain(40);
  });

  test('with a clean-up needs the stylist free until the clean-up is done', () => {
    const day = aDay([someone('vera', { busy: [span(50, 60)] })]);

    expect(startsOf(day, aLine(['vera'], cut, 10))).toEqual([0, 10, 60, 70, 80]);
  });

  test('cannot be done by someone who is not there', () => {
    expect(startsOf(aDay([someone('vera')]), aLine(['paul'], cut))).toEqual([]);
  });

  test('starts only on the salon’s grid', () => {
    const day = aDay([someone('vera')], { gridStarts: [5, 65] });

    expect(startsOf(day, aLine(['vera'], cut))).toEqual([5, 65]);
    expect(planOf(day, 10, aLine(['vera'], cut))).toBeUndefined();
  });
});

describe('closing', () => {
  test('the clean-up after the last client may not run past the working day', () => {
    expect(startsOf(aDay([someone('vera')]), aLine(['vera'], cut, 10)).at(-1)).toBe(80);
  });

  test('the client leaves by closing time, even when the stylist works longer', () => {
    const day = aDay([someone('vera', { working: [span(0, 200)] })], { open: [span(0, 100)] });

    expect(startsOf(day, aLine(['vera'], cut, 60)).at(-1)).toBe(70);
  });

  test('a client does not sit in a closed salon while a colour develops', () => {
    const day = aDay([someone('vera')], { open: [span(0, 30), span(50, 120)] });

    expect(startsOf(day, aLine(['vera'], [active(10), processing(30), active(10)]))).toEqual([50, 60, 70]);
  });

  test('a client does not wait in a closed salon either', () => {
    const day = aDay([someone('vera'), someone('paul')], { open: [span(60, 120), span(0, 50)] });
    const lines = [aLine(['vera'], [active(20)]), aLine(['paul'], [active(20)])];

    expect(startsOf(day, ...lines)).toEqual([0, 10, 60, 70, 80]);
  });
});

describe('a colour that develops', () => {
  test('leaves the stylist free for a fringe cut', () => {
    const day = aDay([someone('vera', { busy: [span(0, 20), span(60, 80)] })]);

    expect(startsOf(day, aLine(['vera'], [active(40)]))).toContain(20);
  });

  test('can be started around a client who is served while it develops', () => {
    const day = aDay([someone('vera', { busy: [span(30, 60)] })]);

    expect(startsOf(day, aLine(['vera'], colour))).toEqual([0, 10]);
  });

  test('may develop during a break', () => {
    const day = aDay([someone('vera', { working: [span(0, 25), span(55, 120)] })]);

    expect(startsOf(day, aLine(['vera'], colour))).toEqual([0]);
  });

  test('takes up two stretches, the second with the clean-up', () => {
    const plan = planBooking({
      lines: [aLine(['vera'], colour, 10)],
      day: aDay([someone('vera')]),
      startsAt: 10,
      notBefore: 0,
    });

    expect(plan).toEqual([
      {
        line: 0,
        staffId: 'vera',
        startsAt: 10,
        endsAt: 90,
        occupied: [span(10, 30), span(70, 100)],
        inPools: [],
      },
    ]);
  });
});

describe('notice and limits', () => {
  const lines = [aLine(['vera'], cut)];
  const day = aDay([someone('vera')]);

  test('the earliest and the latest start asked for are offered too', () => {
    expect(freeStarts({ lines, day, notBefore: 30, notAfter: 50 })).toEqual([30, 40, 50]);
  });

  test('a booking inside the notice period is not planned', () => {
    expect(planBooking({ lines, day, startsAt: 20, notBefore: 21 })).toBeNull();
    expect(planBooking({ lines, day, startsAt: 20, notBefore: 20 })).not.toBeNull();
  });

  test('the first free start is the first of the list, or none', () => {
    expect(firstFreeStart({ lines, day, notBefore: 31 })).toBe(40);
    expect(firstFreeStart({ lines, day, notBefore: 91 })).toBeNull();
  });

  test('a booking without a service is not planned', () => {
    expect(startsOf(day)).toEqual([]);
    expect(planOf(day, 0)).toBeUndefined();
  });
});

describe('anyone', () => {
  const whoCuts = (...staff: StaffDay[]): string | undefined =>
    planOf(aDay(staff), 0, aLine(['vera', 'paul', 'anna'], cut))?.[0]?.[0];

  test('is the person with the least booked that day', () => {
    expect(whoCuts(someone('vera', { bookedMinutes: 30 }), someone('paul', { bookedMinutes: 10 }))).toBe(
      'paul',
    );
  });

  test('is the cheaper of two who are equally busy, whatever their place in the salon’s list', () => {
    const day = aDay([someone('vera', { position: 1 }), someone('paul', { position: 2 })]);
    const line = (vera: number, paul: number): LineToPlan => ({
      options: [
        { staffId: 'vera', segments: cut, bufferMinutes: 0, priceCents: vera },
        { staffId: 'paul', segments: cut, bufferMinutes: 0, priceCents: paul },
      ],
    });

    expect(planOf(day, 0, line(7800, 4500))?.[0]?.[0]).toBe('paul');
    expect(planOf(day, 0, line(4500, 4500))?.[0]?.[0]).toBe('vera');
  });

  test('is the first in the salon’s list among those equally busy and dear', () => {
    expect(whoCuts(someone('vera', { position: 2 }), someone('paul', { position: 1 }))).toBe('paul');
  });

  test('is the lowest id when nothing else decides', () => {
    expect(whoCuts(someone('vera'), someone('paul'), someone('anna'))).toBe('anna');
  });

  test('is never someone who is busy then, however little they have booked', () => {
    expect(whoCuts(someone('vera', { busy: [span(29, 40)] }), someone('paul', { bookedMinutes: 90 }))).toBe(
      'paul',
    );
  });

  test('has a slot wherever one of them has', () => {
    const day = aDay([
      someone('vera', { working: [span(0, 30)] }),
      someone('paul', { working: [span(20, 50), span(90, 120)] }),
    ]);

    expect(startsOf(day, aLine(['vera', 'paul'], cut))).toEqual([0, 20, 90]);
  });

  test('each takes as long as they need', () => {
    const day = aDay([
      someone('slow', { working: [span(0, 40)] }),
      someone('quick', { working: [span(80, 120)] }),
    ]);
    const line: LineToPlan = {
      options: [
        { staffId: 'slow', segments: [active(40)], bufferMinutes: 0 },
        { staffId: 'quick', segments: [active(20)], bufferMinutes: 0 },
      ],
    };

    expect(startsOf(day, line)).toEqual([0, 80, 90, 100]);
  });
});
