import {
  chainOf,
  type ChainVisit,
  inTheWayOf,
  minutesLater,
  type PlacedVisit,
  type Surroundings,
} from './delay-chain.js';

/** Minutes of the day. */
const at = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

const visit = (
  id: string,
  from: string,
  to: string,
  staffId = 'ana',
  clientId: string | null = null,
): ChainVisit => {
  const stay = { start: at(from), end: at(to) };
  return { id, clientId, stay, work: [{ staffId, ...stay }] };
};

/** Ana's visit, which was to end at eleven and ends at that time instead. */
const lateUntil = (to: string): PlacedVisit => ({
  before: visit('late', '10:00', '11:00'),
  after: visit('late', '10:00', to),
});

const laterOf = (late: PlacedVisit, ...followers: ChainVisit[]) =>
  Object.fromEntries(chainOf(late, followers).map((placed) => [placed.before.id, minutesLater(placed)]));

const around = (parts: Partial<Surroundings<{ staffId: string; start: number; end: number }>> = {}) => ({
  taken: [],
  working: new Map([['ana', [{ start: at('09:00'), end: at('17:00') }]]]),
  clientBusy: new Map<string, { start: number; end: number }[]>(),
  midnight: at('24:00'),
  ...parts,
});

describe('what a visit that takes longer does to those after it', () => {
  test('a gap takes up the delay, and what comes after it stays', () => {
    const late = lateUntil('11:15');

    expect(laterOf(late, visit('next', '11:00', '11:30'), visit('then', '11:45', '12:15'))).toEqual({
      next: 15,
    });
  });

  test('each moves by as much as the one before it leaves to move', () => {
    const late = lateUntil('11:30');

    expect(
      laterOf(
        late,
        visit('next', '11:00', '11:30'),
        visit('then', '11:40', '12:10'),
        visit('last', '12:20', '12:50'),
      ),
    ).toEqual({ next: 30, then: 20, last: 10 });
  });

  test('visits of others stay, unless the client is one and the same', () => {
    const late = lateUntil('11:15');
    const client = {
      before: { ...late.before, clientId: 'maria' },
      after: { ...late.after, clientId: 'maria' },
    };

    expect(laterOf(client, visit('other', '11:00', '11:30', 'bea', 'rita'))).toEqual({});
    expect(laterOf(client, visit('nails', '11:00', '11:30', 'bea', 'maria'))).toEqual({ nails: 15 });
  });

  test('a visit that moves starts at a full five minutes', () => {
    expect(laterOf(lateUntil('11:07'), visit('next', '11:00', '11:30'))).toEqual({ next: 10 });
  });

  test('what is done while a colour takes moves along, and stays in that gap', () => {
    const colour = visit('colour', '11:00', '12:00');
    const work = [
      { staffId: 'ana', start: at('11:00'), end: at('11:20') },
      { staffId: 'ana', start: at('11:50'), end: at('12:00') },
    ];

    expect(laterOf(lateUntil('11:15'), { ...colour, work }, visit('cut', '11:20', '11:50'))).toEqual({
      colour: 15,
      cut: 15,
    });
  });
});

describe('what does not give way to a visit that takes longer', () => {
  test('a block is not jumped over', () => {
    const late = lateUntil('11:15');
    const moved = chainOf(late, [visit('next', '11:00', '12:00')]);
    const lunch = { staffId: 'ana', start: at('12:00'), end: at('13:00') };

    expect(moved.map(minutesLater)).toEqual([15]);
    expect(inTheWayOf([late, ...moved], around({ taken: [lunch] }))).toMatchObject([
      { visitId: 'next', taken: [lunch], away: [], tooLate: null },
    ]);
  });

  test('only the time that is new is asked for: what was booked outside working hours keeps it', () => {
    const early = { before: visit('late', '08:00', '09:00'), after: visit('late', '08:00', '09:15') };
    const working = new Map([['ana', [{ start: at('09:00'), end: at('09:10') }]]]);

    expect(inTheWayOf([early], around())).toEqual([]);
    expect(inTheWayOf([early], around({ working }))).toMatchObject([
      { away: [{ staffId: 'ana', start: at('09:10'), end: at('09:15') }] },
    ]);
  });

  test('no one stays beyond midnight, and no client is in two chairs', () => {
    const late = lateUntil('11:15');
    const clientBusy = new Map([['late', [{ start: at('11:10'), end: at('12:00') }]]]);

    expect(inTheWayOf([late], around({ midnight: at('11:10') }))).toMatchObject([
      { away: [], tooLate: { start: at('11:10'), end: at('11:15') } },
    ]);
    expect(inTheWayOf([late], around({ clientBusy }))).toMatchObject([
      { clientBusy: [{ start: at('11:10'), end: at('11:15') }] },
    ]);
  });

  test('a clean-up after midnight is only outside working hours', () => {
    const late = lateUntil('11:15');
    const work = [{ staffId: 'ana', start: at('10:00'), end: at('11:30') }];
    const cleaned = { ...late, after: { ...late.after, work } };
    const working = new Map([['ana', [{ start: at('09:00'), end: at('11:15') }]]]);

    expect(inTheWayOf([cleaned], around({ working, midnight: at('11:15') }))).toMatchObject([
      { away: [{ staffId: 'ana', start: at('11:15'), end: at('11:30') }], tooLate: null },
    ]);
  });
});
