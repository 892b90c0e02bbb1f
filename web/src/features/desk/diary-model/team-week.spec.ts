import { bookingOf, diaryOf, lineOf, stretch } from './diary.sample';
import { loadOf, teamWeek, type TeamDay } from './team-week';

const hours = { first: 540, last: 1080 };

/** A person's only day in the sample diary. */
function dayOf(parts: Parameters<typeof diaryOf>[0], staffId: string): TeamDay {
  const row = teamWeek(diaryOf(parts), hours).find(({ person }) => person._id === staffId);
  const [day] = row?.days ?? [];
  if (!day) throw new Error('They have no row.');
  return day;
}

test('a day counts its bookings and what is still free, in which a break is neither booked nor free', () => {
  // Vera works eight hours around a break; a colour is 45 minutes of work around half an hour in which she is free.
  const colour = lineOf('vera', [
    ['active', '09:00', '09:30'],
    ['processing', '09:30', '10:00'],
    ['active', '10:00', '10:15'],
  ]);
  const day = dayOf({ visits: [bookingOf('a', colour)] }, 'vera');

  expect([day.visits, day.bookableMinutes, day.freeMinutes]).toEqual([1, 480, 435]);
  expect(day.strips.map(({ from, to }) => [from, to])).toEqual([
    [0, 30],
    [60, 75],
  ]);
  expect(loadOf([day])).toBe(9);
});

test('a blocked time cannot be booked, so that a full day around it is full', () => {
  const block = {
    _id: 'dentist',
    staffId: 'ana',
    reason: '',
    kind: 'block' as const,
    group: null,
    ...stretch('10:00', '14:00'),
  };
  const cut = lineOf('ana', [['active', '14:00', '18:00']]);
  const day = dayOf({ blocks: [block], visits: [bookingOf('a', cut)] }, 'ana');

  expect([day.bookableMinutes, day.freeMinutes]).toEqual([240, 0]);
  expect(loadOf([day])).toBe(100);
});

test('of a colleague whose bookings are not theirs to read, a stylist sees that they are busy and no more', () => {
  const day = dayOf({ busy: [{ staffId: 'ana', ...stretch('10:00', '12:00') }] }, 'ana');

  expect(day.visits).toBe(0);
  expect(day.strips).toEqual([{ key: 'busy 60', from: 60, to: 180, of: null }]);
  expect(day.freeMinutes).toBe(360);
});

test('who does not work has a row and no load; who has left has one only while there is something in it', () => {
  const left = { _id: 'zoe', name: 'Zoe', role: '', img: '', picture: null, isActive: false };
  const people = [...diaryOf().people, left];

  expect(loadOf([dayOf({}, 'mei')])).toBeNull();
  expect(teamWeek(diaryOf({ people }), hours).map(({ person }) => person._id)).toEqual([
    'vera',
    'ana',
    'mei',
  ]);
  const visits = [bookingOf('a', lineOf('zoe', [['active', '10:00', '11:00']]))];
  expect(teamWeek(diaryOf({ people, visits }), hours)).toHaveLength(4);
});
