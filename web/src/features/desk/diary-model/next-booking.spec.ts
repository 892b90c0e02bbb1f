import { at, bookingOf, lineOf } from './diary.sample';
import { nextBooking } from './next-booking';

const nine = bookingOf('nine', lineOf('vera', [['active', '09:00', '10:00']]));
const eleven = bookingOf('eleven', lineOf('vera', [['active', '11:00', '12:00']]));
const two = bookingOf('two', lineOf('vera', [['active', '14:00', '15:00']]));

const nextAt = (time: string, bookings = [two, eleven, nine]) =>
  nextBooking(bookings, Date.parse(at(time)))?._id;

test('next is the first who is still expected', () => {
  expect(nextAt('08:30')).toBe('nine');
  expect(nextAt('10:15')).toBe('eleven');
});

test('a client who is late stays next while their time lasts', () => {
  expect(nextAt('11:40')).toBe('eleven');
});

test('a client who is there comes first, however long it takes', () => {
  expect(nextAt('12:30', [two, { ...eleven, status: 'arrived' }])).toBe('eleven');
});

test('no one is next once the day is over, or done', () => {
  expect(nextAt('16:00')).toBeUndefined();
  expect(nextAt('08:30', [{ ...nine, status: 'done' }])).toBeUndefined();
});
