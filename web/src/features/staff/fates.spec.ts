import { consequences, decided, fatesOf } from './fates';
import type { VisitInTheWay } from './models';

const visit = (_id: string, can: Partial<VisitInTheWay['can']> = {}): VisitInTheWay => ({
  _id,
  reference: 'ABCD-EFGH',
  clientName: 'Maria',
  startsAt: '2027-03-02T10:00:00Z',
  endsAt: '2027-03-02T10:30:00Z',
  titles: ['Cut'],
  takenOverBy: [],
  can: { move: true, cancel: true, ...can },
});

const free = visit('free');
const stuck = visit('stuck', { move: false });

describe('visits in the way of time off', () => {
  test('are handed over where somebody can, and else left for the owner to decide', () => {
    expect(fatesOf([free, stuck])).toEqual({ free: 'move', stuck: null });
    expect(decided([free, stuck], fatesOf([free, stuck]))).toEqual([{ bookingId: 'free', fate: 'move' }]);
  });

  test('keep what was chosen when they are looked at again, unless it is not possible any more', () => {
    expect(fatesOf([free, stuck], { free: 'cancel', stuck: 'move' })).toEqual({
      free: 'cancel',
      stuck: null,
    });
  });

  test('are told before anybody is written to', () => {
    expect(consequences([free, stuck], { free: 'move', stuck: 'cancel' })).toBe(
      '1 visit handed over, 1 visit cancelled. 2 clients get a letter.',
    );
    expect(consequences([free], { free: 'keep' })).toBe('1 visit kept.');
    expect(consequences([], {})).toBe('');
  });
});
