import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { availability } from '../../../words/availability.gen';
import { bookings } from '../../../words/bookings.gen';
import { deskBookings } from '../../../words/desk-bookings.gen';
import { fields } from '../../../words/fields.gen';
import { formats } from '../../../words/formats.gen';
import { newBooking } from '../../../words/new-booking.gen';
import { obstacles } from '../../../words/obstacles.gen';
import { shell } from '../../../words/shell.gen';
import type { BookingAddress } from './address';
import { NewBookingDrawer } from './new-booking-drawer';

const ELEVEN = '2027-03-02T11:00:00.000Z';
const empty: BookingAddress = { clientId: null, startsAt: null, staffId: null };
const maria = { _id: 'client-maria', name: 'Maria Lopes', phone: '+351 912 345 678', email: '' };

const answers: Readonly<Record<string, unknown>> = {
  '/auth/session': {
    user: {
      _id: 'vera',
      email: 'vera@maisonvera.example',
      name: 'Vera',
      role: 'admin',
      may: { clients: 'all', diary: 'all' },
      staffId: null,
    },
    google: false,
    codes: false,
  },
  '/salon': { timeZone: 'UTC', currency: { code: 'EUR', symbol: '€', digits: 2 } },
  '/services': [],
  '/staff': [],
  '/clients/client-maria': {
    ...maria,
    ...{ visits: 3, noShows: 0, lateCancellations: 0, lastVisitAt: null, isBlocked: true },
  },
};

beforeAll(async () => {
  const areas = [availability, bookings, deskBookings, fields, formats, newBooking, obstacles, shell];
  await Promise.all(areas.map((area) => area.fetch('en')));
  globalThis.fetch = async (request) => {
    const { pathname } = new URL((request as Request).url);
    return Response.json(
      answers[pathname] ?? { user: null, google: false, codes: false, items: [], total: 0 },
    );
  };
});

const unsaved = new Set<string>();
const cache = new Map();
const drawer = (address: Partial<BookingAddress>, filledIn?: string) => (
  <SWRConfig value={{ provider: () => cache }}>
    <NewBookingDrawer
      address={{ ...empty, ...address }}
      filledIn={filledIn}
      day=""
      unsaved={unsaved}
      onClose={() => undefined}
      onDone={() => undefined}
    />
  </SWRConfig>
);
const timeField = () => screen.findByLabelText<HTMLInputElement>('Time');
const typeTime = async (value: string) => {
  const field = await timeField();
  await act(async () => {
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  });
};

beforeEach(() => cache.clear());

test('a free time that is pressed again counts again, whatever was typed in the meantime', async () => {
  const { rerender } = await act(async () => render(drawer({ startsAt: ELEVEN }, 'first')));
  await typeTime('12:00');
  expect((await timeField()).value).toBe('12:00');

  await act(async () => rerender(drawer({ startsAt: ELEVEN }, 'again')));
  await waitFor(async () => expect((await timeField()).value).toBe('11:00'));
});

test('a client given by a link goes into the booking that is open, which keeps what was entered', async () => {
  const { rerender } = await act(async () => render(drawer({ startsAt: ELEVEN }, 'first')));
  await typeTime('12:00');

  await act(async () => rerender(drawer({ clientId: maria._id }, 'first')));

  await screen.findByText(maria.name);
  expect((await timeField()).value).toBe('12:00');
});

test('the desk sees that a client may not book online', async () => {
  await act(async () => render(drawer({ clientId: maria._id })));
  await screen.findByText('Blocked from booking online');
});
