import type { SalonDay } from './planning.js';
import { PlannedDays } from './planned-days.js';
import { type BookingToPlace, proposalsFor } from './proposals.js';

// Two days of a salon, each open from its minute 0 to 100. Tuesday begins at 1000.
const MONDAY = '2027-03-01';
const TUESDAY = '2027-03-02';

const salonDay = (begins: number, free: Record<string, [number, number][]>): SalonDay => ({
  open: [{ start: begins, end: begins + 100 }],
  gridStarts: [0, 10, 20, 30, 40, 50, 60, 70, 80, 90].map((minute) => begins + minute),
  staff: new Map(
    Object.entries(free).map(([staffId, hours], position) => [
      staffId,
      {
        staffId,
        position,
        working: hours.map(([start, end]) => ({ start: begins + start, end: begins + end })),
        busy: [],
        bookedMinutes: 0,
      },
    ]),
  ),
});

const lines = (minutes: number, ...staffIds: string[]) => [
  {
    options: staffIds.map((staffId) => ({
      staffId,
      segments: [{ kind: 'active' as const, minutes }],
      bufferMinutes: 0,
    })),
  },
];

/** A booking of twenty minutes with Orla, who is ill on Monday. */
const booking = (
  id: string,
  startsAt: number,
  colleagues: string[],
  more: Partial<BookingToPlace> = {},
): BookingToPlace => ({
  id,
  startsAt,
  day: MONDAY,
  staffId: 'orla',
  away: [0],
  clientId: null,
  clientBusy: [],
  ownTime: [],
  inPlace: lines(20, ...colleagues),
  elsewhere: lines(20, 'orla', ...colleagues),
  isPersonWanted: false,
  held: null,
  ...more,
});

const propose = (
  bookings: BookingToPlace[],
  { monday = {}, tuesday = {} }: Record<'monday' | 'tuesday', Record<string, [number, number][]>>,
  notBefore = 0,
) => {
  const days = new PlannedDays(
    new Map([
      [MONDAY, salonDay(0, monday)],
      [TUESDAY, salonDay(1000, tuesday)],
    ]),
  );
  const found = proposalsFor(bookings, days, {
    daysFrom: (day) => [MONDAY, TUESDAY].filter((other) => other >= day),
    sameTimeOn: (day, startsAt) => (day === TUESDAY ? startsAt + 1000 : startsAt),
    notBefore,
  });
  return Object.fromEntries(
    [...found].map(([id, { proposal }]) => [
      id,
      proposal.what === 'cancel'
        ? 'cancel'
        : `${proposal.what} ${proposal.lines[0]?.startsAt} ${proposal.lines.map(({ staffId }) => staffId).join('+')}`,
    ]),
  );
};

describe('what is proposed for a sick day', () => {
  test('the same time goes to the booking with the fewest colleagues, so that both keep theirs', () => {
    const bookings = [booking('either', 20, ['ines', 'vera']), booking('ines-only', 20, ['ines'])];

    const found = propose(bookings, {
      monday: { orla: [], ines: [[0, 100]], vera: [[0, 100]] },
      tuesday: {},
    });

    expect(found).toEqual({ 'ines-only': 'hand-over 20 ines', either: 'hand-over 20 vera' });
  });

  test('two bookings never share a chair: the second gets the nearest other time of the day, rather later than sooner', () => {
    const bookings = [booking('first', 40, ['ines']), booking('second', 40, ['ines'])];

    const found = propose(bookings, { monday: { orla: [], ines: [[0, 100]] }, tuesday: {} });

    expect(found).toEqual({ first: 'hand-over 40 ines', second: 'move 60 ines' });
  });

  test('whoever asked for the person who is ill sees them again on the next day, near the same time of the clock', () => {
    const asked = { isPersonWanted: true };
    const bookings = [booking('wants-orla', 40, ['ines'], asked), booking('anyone', 60, ['ines'])];

    const found = propose(bookings, {
      monday: { ines: [], orla: [] },
      tuesday: { ines: [[0, 100]], orla: [[0, 100]] },
    });

    expect(found['wants-orla']).toBe('move 1040 orla');
    expect(found['anyone']).toBe('move 1060 ines');
  });

  test('no one is asked to come before there is time to tell them, and what fits nowhere is cancelled', () => {
    const bookings = [booking('soon', 10, ['ines']), booking('late', 90, ['ines'])];

    const found = propose(bookings, { monday: { orla: [], ines: [[20, 60]] }, tuesday: {} }, 40);

    expect(found).toEqual({ soon: 'move 40 ines', late: 'cancel' });
  });

  test('what a client holds on the telephone stands, and a client is proposed only one place at a time', () => {
    const held = [
      { line: 0, staffId: 'ines', startsAt: 60, endsAt: 80, occupied: [{ start: 60, end: 80 }], inPools: [] },
    ];
    const bookings = [
      booking('held', 0, ['ines'], { held }),
      booking('ruby-at-60', 60, ['ines', 'vera'], { clientId: 'ruby' }),
      booking('ruby-at-0', 0, ['mei', 'vera'], { clientId: 'ruby', clientBusy: [{ start: 60, end: 80 }] }),
    ];

    const found = propose(bookings, {
      monday: { orla: [], mei: [[60, 80]], ines: [[60, 100]], vera: [[60, 100]] },
      tuesday: {},
    });

    expect(found).toEqual({
      held: 'move 60 ines',
      'ruby-at-60': 'hand-over 60 vera',
      'ruby-at-0': 'move 80 vera',
    });
  });

  test('only the lines of whoever is ill change hands, and both of theirs go to one colleague', () => {
    const cut = (staffIds: string[], startsAt: number) => ({
      ...lines(20, ...staffIds)[0],
      options: lines(20, ...staffIds)[0]?.options ?? [],
      startsAt,
    });
    const inPlace = [cut(['ines', 'vera'], 0), cut(['vera'], 20), cut(['keeps'], 40)];
    const bookings = [booking('three-lines', 0, [], { away: [0, 1], inPlace, elsewhere: inPlace })];

    const found = propose(bookings, {
      monday: { orla: [], ines: [[0, 100]], vera: [[0, 100]], keeps: [[40, 60]] },
      tuesday: {},
    });

    expect(found).toEqual({ 'three-lines': 'hand-over 0 vera+vera+keeps' });
  });
});
