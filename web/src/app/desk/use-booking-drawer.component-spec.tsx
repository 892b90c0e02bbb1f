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

test('a free time is filled in each time it is pressed, and not again on the way back', async () => {
  const free = { startsAt: '2026-11-24T11:00:00.000Z', staffId: 'member-ana' };
  await open();
  await act(async () => void booking.open(free));
  const { filledIn } = drawer;
  await act(async () => void booking.open(free));
  expect(drawer.filledIn).not.toBe(filledIn);

  const again = drawer.filledIn;
  await go('/dashboard/diary?day=2026-11-25');
  expect(drawer.filledIn).toBe(again);
  await act(async () => void booking.open({ ...free, startsAt: '2026-11-25T09:00:00.000Z' }));
  const onTheNextDay = drawer.filledIn;
  await go(-1);
  expect(drawer.filledIn).toBe(onTheNextDay);
});

test('Back also asks on a page where an earlier booking was closed', async () => {
  await open();
  await go('/dashboard/inbox');
  await act(async () => drawer.close());
  await open();
  drawer.unsaved.add('form');
  await go(-1);

  expect(drawer.isAsking).toBe(true);
  expect(address).toBe('/dashboard/inbox?new=booking');
});

test('a booking that is made after the page has changed leaves the new page as it is', async () => {
  await open();
  const { leave } = drawer;
  await go('/dashboard/inbox');
  await act(async () => leave());

  expect([address, drawer.booking]).toEqual(['/dashboard/inbox', null]);
});

test('a client found by the search goes into the booking that is open, and one press still closes it', async () => {
  await open();
  // The history entry of the search, which has the state of the one below.
  await act(
    async () =>
      void navigate('/dashboard/diary?day=2026-11-24&new=booking', { state: { opensDrawer: true } }),
  );
  await act(async () => void booking.open({ clientId: 'client-maria' }, { replaces: true }));
  expect(drawer.booking?.clientId).toBe('client-maria');

  await act(async () => drawer.close());
  expect(drawer.booking).toBeNull();
});

test('logging out asks first while something is entered, and not otherwise', async () => {
  const signOut = jest.fn();
  await open();
  drawer.unsaved.add('form');
  await act(async () => drawer.before(signOut));
  expect([drawer.isAsking, signOut.mock.calls.length]).toEqual([true, 0]);

  await act(async () => drawer.stay());
  expect(drawer.isAsking).toBe(false);
  await act(async () => drawer.before(signOut));
  await act(async () => drawer.discard());
  expect(signOut).toHaveBeenCalledTimes(1);

  await act(async () => drawer.before(signOut));
  expect(signOut).toHaveBeenCalledTimes(2);
});

test('the tour closes the booking that it has opened, but not one in which something is entered', async () => {
  const onTo = (path: string) => act(async () => void navigate(path, { state: { closesDrawer: true } }));
  await open();
  await onTo('/dashboard/till');
  expect(address).toBe('/dashboard/till');

  await open();
  drawer.unsaved.add('form');
  await onTo('/dashboard/reports');
  expect([address, drawer.isAsking]).toEqual(['/dashboard/reports?new=booking', false]);
});
