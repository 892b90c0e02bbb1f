import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { ProblemError } from '../../../api/problem';
import { bookings } from '../../../words/bookings.gen';
import type { Booking } from './models';
import { useCurrentBooking } from './use-current-booking';

beforeAll(() => bookings.fetch('en'));

const shown = {
  _id: '5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21',
  version: 1,
  startsAt: '2027-03-05T10:00:00.000Z',
  endsAt: '2027-03-05T10:30:00.000Z',
  status: 'confirmed',
  note: '',
  lines: [{ staff: { name: 'Ana' } }],
};
// A part of a booking is enough for what is tested.
const bookingOf = (parts: object) => ({ ...shown, ...parts }) as unknown as Booking;

/** The answers kept for bookings once a change was refused, since the desk was faster. */
async function keptAfterRefusal(link: string | undefined): Promise<string[]> {
  globalThis.fetch = async () => Response.json({});
  const cache = new Map();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>
  );
  const opened = { booking: bookingOf({}), changes: [] };
  const { result } = await act(async () =>
    renderHook(() => useCurrentBooking(opened, 'Europe/Lisbon', link), { wrapper }),
  );
  const extras = { booking: bookingOf({ version: 2, note: 'Fringe' }) };
  const refusal = new ProblemError({ status: 409, code: 'stale-change', extras });
  await act(async () => void result.current.isStale(refusal));

  expect(result.current.booking.version).toBe(2);
  return [...cache.keys()].map(String).filter((key) => key.includes('/bookings/{id}'));
}

test('a booking that has changed is kept for the account that reads it', async () => {
  expect(await keptAfterRefusal(undefined)).toHaveLength(1);
});

test('a booking that a link in an email shows is not kept for the account, which reads more of it', async () => {
  expect(await keptAfterRefusal('a secret')).toEqual([]);
});
