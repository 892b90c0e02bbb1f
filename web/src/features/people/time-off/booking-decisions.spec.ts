import { words } from '../../../words/en/team-desk.gen';
import { words as enFormats } from '../../../words/en/formats.gen';
import { formatsIn } from '../../../lib/formats';
import { consequences, decided, decisionsFor } from './booking-decisions';
import type { ConflictingBooking } from './models';

const texts = { words, formats: formatsIn(enFormats) };

const booking = (_id: string, can: Partial<ConflictingBooking['can']> = {}): ConflictingBooking => ({
  _id,
  reference: 'ABCD-EFGH',
  clientName: 'Maria',
  client: { name: 'Maria', email: '', phone: '', getsEmail: false },
  startsAt: '2027-03-02T10:00:00Z',
  endsAt: '2027-03-02T10:30:00Z',
  titles: ['Cut'],
  takenOverBy: [],
  can: { move: true, cancel: true, ...can },
});

const free = booking('free');
const stuck = booking('stuck', { move: false });

describe('bookings during time off', () => {
  test('are reassigned where another team member can take over, and else left for the owner to decide', () => {
    expect(decisionsFor([free, stuck])).toEqual({ free: 'move', stuck: null });
    expect(decided([free, stuck], decisionsFor([free, stuck]))).toEqual([
      { bookingId: 'free', fate: 'move' },
    ]);
  });

  test('keep what was chosen when they are loaded again, unless it is no longer possible', () => {
    expect(decisionsFor([free, stuck], { free: 'cancel', stuck: 'move' })).toEqual({
      free: 'cancel',
      stuck: null,
    });
  });

  test('are summed up before anything happens, without a guess at emails', () => {
    expect(consequences(texts, [free, stuck], { free: 'move', stuck: 'cancel' })).toBe(
      '1 booking reassigned, 1 booking cancelled.',
    );
    expect(consequences(texts, [free], { free: 'keep' })).toBe('1 booking kept.');
    expect(consequences(texts, [], {})).toBe('');
  });
});
