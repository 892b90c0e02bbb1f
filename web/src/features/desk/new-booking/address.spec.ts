import { parseNewBooking, withNewBooking } from './address';

const nothing = { clientId: null, startsAt: null, staffId: null };
const CLIENT = '0b9f8f8e-95c5-4d0a-a3a4-5d2f6b1f7f11';

test('a new booking has an address beside that of its page', () => {
  const search = withNewBooking('?day=2026-11-24&view=week', nothing);

  expect(search).toBe('?day=2026-11-24&view=week&new=booking');
  expect(parseNewBooking(search)).toEqual(nothing);
  expect(withNewBooking(search, null)).toBe('?day=2026-11-24&view=week');
});

test('the address keeps the client, and the time and the person pressed in the diary', () => {
  const booking = { clientId: CLIENT, startsAt: '2026-11-24T11:00:00.000Z', staffId: CLIENT };

  expect(parseNewBooking(withNewBooking('', booking))).toEqual(booking);
});

test('without one in the address, no new booking is open', () => {
  expect(parseNewBooking('?day=2026-11-24')).toBeNull();
});

test('what cannot be read in an address is left out', () => {
  expect(parseNewBooking('?new=%3Cb%3E&at=soon&with=%20')).toEqual(nothing);
});
