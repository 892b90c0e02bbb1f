import { Suspense } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { localDay } from '../../../lib/local-day';
import { bookings } from '../../../words/bookings.gen';
import { checkout } from '../../../words/checkout.gen';
import { controls } from '../../../words/controls.gen';
import { dashboard } from '../../../words/dashboard.gen';
import { fields } from '../../../words/fields.gen';
import { formats } from '../../../words/formats.gen';
import { orderList } from '../../../words/order-list.gen';
import { sales } from '../../../words/sales.gen';
import { shell } from '../../../words/shell.gen';
import { OrderList } from './order-list';

const today = localDay(new Date(), 'UTC');

const done = {
  _id: '5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21',
  reference: 'MV-7K2Q',
  status: 'done',
  startsAt: `${today}T00:00:00.000Z`,
  endsAt: `${today}T00:30:00.000Z`,
  isWhole: true,
  client: { name: 'Maria Santos', phone: '' },
  lines: [],
  note: '',
  totalPrice: 40,
  priceKind: 'exact',
  currency: 'USD',
  can: {},
};

/** Today's bookings that are over, as the server has them. */
let over: object[];
/** The number of reads. */
let reads: number;
/** The server's pending response for the bookings that are not over. */
let rest: Promise<unknown>;

const session = { user: { may: { till: 'all' }, staffId: null }, google: false, codes: false };

const answers: Record<string, (query: URLSearchParams) => unknown> = {
  '/salon': () => ({ timeZone: 'UTC', currency: 'USD' }),
  '/staff': () => [],
  '/services': () => [],
  '/till/settings': () => ({ mode: 'record' }),
  '/sales/of-visits': () => [{ bookingId: done._id, saleId: '0d6f3a52-8d1b-4f4e-9c43-1b6a5e7d2f90' }],
  '/bookings': async (query) => {
    if (query.get('over') === 'true') {
      reads += 1;
      return { items: over, total: over.length, days: [] };
    }
    await rest;
    const days = over.length > 0 ? [{ day: today, bookings: over.length, totalPrice: 40 }] : [];
    return { items: [], total: 0, days };
  },
};

beforeAll(() =>
  Promise.all(
    [bookings, checkout, controls, dashboard, fields, formats, orderList, sales, shell].map((area) =>
      area.fetch('en'),
    ),
  ),
);
beforeEach(() => {
  over = [];
  reads = 0;
  rest = Promise.resolve();
  globalThis.fetch = (input) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
    const answer = Object.entries(answers).find(([path]) => pathname.endsWith(path))?.[1];
    // Nothing here waits for the rest.
    return answer
      ? Promise.resolve(answer(searchParams)).then((body) => Response.json(body))
      : new Promise(() => undefined);
  };
});

const open = (address = '/') =>
  act(
    async () =>
      void render(
        <SWRConfig value={{ provider: () => new Map(), fallback: { session }, dedupingInterval: 0 }}>
          <MemoryRouter initialEntries={[address]}>
            <Suspense>
              <OrderList />
            </Suspense>
          </MemoryRouter>
        </SWRConfig>,
      ),
  );

test('in the evening, when everyone has been here, the list still has today', async () => {
  over = [done];
  await open();

  await screen.findByRole('button', { name: 'Earlier today: 1 done' });
  expect(screen.getByRole('columnheader', { name: /^Today, .*1 booking · / })).toBeTruthy();
  expect(screen.getByRole('table', { name: '1 booking from today' })).toBeTruthy();
  expect(screen.queryByText('No bookings today or later')).toBeNull();
});

test('without any booking from today on the list says so', async () => {
  await open();

  await screen.findByText('No bookings today or later');
  expect(screen.queryByRole('table')).toBeNull();
});

test('a list of one status that is empty says so, whatever is over today', async () => {
  over = [done];
  await open('/?status=arrived');

  await screen.findByText('No bookings match');
});

test('what is over today and paid is marked as paid, and is not checked out again', async () => {
  over = [done];
  await open();

  fireEvent.click(await screen.findByRole('button', { name: 'Earlier today: 1 done' }));

  await screen.findByRole('link', { name: 'Paid' });
  expect(screen.queryByRole('button', { name: /^Check out/ })).toBeNull();
});

test('what is over today is read once', async () => {
  over = [done];
  let arrive = () => {};
  rest = new Promise<void>((resolve) => (arrive = resolve));
  await open();
  await act(async () => arrive());

  await screen.findByRole('button', { name: 'Earlier today: 1 done' });
  expect(reads).toBe(1);
});
