import type { Booking } from '../../booking/bookings/models';
import { byDay, partsOf } from './order-days';

const at = (startsAt: string) => ({ startsAt }) as Booking;
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

test('services that one team member does in a row are named together', () => {
  const lines = [line('1', 'Balayage', 'Amara'), line('2', 'Toner', 'Amara'), line('3', 'Manicure', 'Inês')];

  expect(partsOf({ lines }).map(({ titles, staffName }) => [titles.join(', '), staffName])).toEqual([
    ['Balayage, Toner', 'Amara'],
    ['Manicure', 'Inês'],
  ]);
});
