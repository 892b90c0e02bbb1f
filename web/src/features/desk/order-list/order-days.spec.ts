import type { Booking } from '../../booking/bookings/models';
import { byDay, firstToCome, partsOf } from './order-days';

const at = (startsAt: string) => ({ startsAt, isWhole: true }) as Booking;
/** A visit that begins with a colleague; the reader's own service starts later. */
const partAt = (startsAt: string, ownStart: string) =>
  ({ startsAt, isWhole: false, lines: [{ startsAt: ownStart, endsAt: ownStart }] }) as Booking;
const line = (_id: string, title: string, name: string) =>
  ({ _id, serviceId: `service ${_id}`, title, staff: { name } }) as Booking['lines'][number];

test('bookings stand under their day, as the salon’s clocks have it', () => {
  const list = [
    '2026-11-28T23:30:00Z',
    '2026-11-29T00:30:00Z',
    '2026-11-29T22:59:00Z',
    '2026-11-29T23:00:00Z',
  ];

  expect(byDay(list.map(at), 'Europe/Madrid').map(({ day, bookings }) => [day, bookings.length])).toEqual([
    ['2026-11-29', 3],
    ['2026-11-30', 1],
  ]);
});

describe('of visits that begin with a colleague, a stylist', () => {
  const shared = partAt('2026-11-28T10:00:00Z', '2026-11-28T12:00:00Z');
  const own = at('2026-11-28T11:00:00Z');
  const early = at('2026-11-28T09:00:00Z');

  test('has each where their own part starts', () => {
    expect(byDay([early, shared, own], 'UTC')).toEqual([
      { day: '2026-11-28', bookings: [early, own, shared] },
    ]);
  });

  test('has the latest first where the list runs backwards', () => {
    expect(byDay([own, shared, early], 'UTC')).toEqual([
      { day: '2026-11-28', bookings: [shared, own, early] },
    ]);
  });

  test('sees as yet to come what has not started for them', () => {
    const halfPastEleven = Date.parse('2026-11-28T11:30:00Z');

    expect(firstToCome([early, own, shared], halfPastEleven)).toBe(2);
    expect(firstToCome([early, own], halfPastEleven)).toBe(-1);
  });
});

test('services that one team member does in a row are named together', () => {
  const lines = [line('1', 'Balayage', 'Amara'), line('2', 'Toner', 'Amara'), line('3', 'Manicure', 'Inês')];

  expect(partsOf({ lines }).map(({ titles, staffName }) => [titles.join(', '), staffName])).toEqual([
    ['Balayage, Toner', 'Amara'],
    ['Manicure', 'Inês'],
  ]);
});
