import { act, render } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { useBookingDrawer } from './use-booking-drawer';
import { useNewBooking } from '../../features/desk/new-booking/use-new-booking';

let drawer: ReturnType<typeof useBookingDrawer>;
let booking: ReturnType<typeof useNewBooking>;
let navigate: NavigateFunction;
let address: string;

function Desk() {
  const { pathname, search } = useLocation();
  address = pathname + search;
  drawer = useBookingDrawer({ mayBook: true });
  booking = useNewBooking();
  navigate = useNavigate();
  return null;
}

beforeEach(() => {
  render(
    <MemoryRouter
      initialEntries={['/dashboard/overview', '/dashboard/diary?day=2026-11-24']}
      initialIndex={1}
    >
      <Desk />
    </MemoryRouter>,
  );
});

const go = (to: string | number) => act(async () => void navigate(to as string));
const open = () => act(async () => void booking.open());

test('a new booking is part of the address, and Back closes it', async () => {
  await open();
  expect(address).toBe('/dashboard/diary?day=2026-11-24&new=booking');

  await go(-1);
  expect([address, drawer.booking]).toEqual(['/dashboard/diary?day=2026-11-24', null]);
});

test('the page beside it may change its own address, or give way to another page', async () => {
  await open();
  await go('/dashboard/diary?day=2026-11-25');
  expect(address).toBe('/dashboard/diary?day=2026-11-25&new=booking');

  await go('/dashboard/inbox');
  expect(address).toBe('/dashboard/inbox?new=booking');
});

test('closed by its button, it leaves the page as it is', async () => {
  await open();
  await go('/dashboard/inbox');
  await act(async () => drawer.close());

  expect([address, drawer.booking]).toEqual(['/dashboard/inbox', null]);
});

test('Back asks before what was entered is lost, and the booking stays until the answer', async () => {
  await open();
  drawer.unsaved.add('form');
  await go(-1);
  expect(drawer.isAsking).toBe(true);
  expect(address).toBe('/dashboard/diary?day=2026-11-24&new=booking');

  await act(async () => drawer.leave());
  expect([address, drawer.booking, drawer.isAsking]).toEqual([
    '/dashboard/diary?day=2026-11-24',
    null,
    false,
  ]);
});

test('a free time pressed in the diary goes into the booking that is open, and Back still closes it', async () => {
  await open();
  await act(async () => void booking.open({ startsAt: '2026-11-24T11:00:00.000Z', staffId: 'member-ana' }));
  expect(drawer.booking).toEqual({
    clientId: null,
    startsAt: '2026-11-24T11:00:00.000Z',
    staffId: 'member-ana',
  });

  await go(-1);
  expect(drawer.booking).toBeNull();
});
