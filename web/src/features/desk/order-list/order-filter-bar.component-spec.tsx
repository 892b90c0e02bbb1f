import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { bookings } from '../../../words/bookings.gen';
import { controls } from '../../../words/controls.gen';
import { fields } from '../../../words/fields.gen';
import { formats } from '../../../words/formats.gen';
import { orderList } from '../../../words/order-list.gen';
import { shell } from '../../../words/shell.gen';
import { OrderFilterBar } from './order-filter-bar';
import { orderFilters, type OrderFilters } from './order-filters';

const TODAY = '2027-03-02';
const FRIDAY = '2027-03-05';

/** The filters as they are now. */
let filters: OrderFilters;
/** The bar's requests, in order. */
let asked: Partial<OrderFilters>[];

beforeAll(() =>
  Promise.all([bookings, controls, fields, formats, orderList, shell].map((area) => area.fetch('en'))),
);
beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
});
afterEach(() => jest.useRealTimers());

/** Like the page, it adds each change to the filters of its last render. */
function Bar({ query }: { query: string }) {
  const [state, setState] = useState(() => orderFilters.parse(new URLSearchParams(query)));
  filters = state;
  return (
    <OrderFilterBar
      filters={state}
      staff={[]}
      today={TODAY}
      onChange={(part) => {
        asked.push(part);
        setState({ ...state, ...part });
      }}
      onClear={false}
    />
  );
}

const open = (query = '') => act(async () => void render(<Bar query={query} />));
const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** jsdom hides the contents of a closed popover. */
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('the last day alone leaves the first one at today, as the list shows it', async () => {
  await open();
  fill('To', FRIDAY);

  expect(asked).toEqual([{ from: TODAY, to: FRIDAY }]);
});

test('a last day before today moves the first one along', async () => {
  await open();
  fill('To', '2027-02-26');

  expect(asked).toEqual([{ from: '2027-02-26', to: '2027-02-26' }]);
});

test('of all days, the last day alone has no first one', async () => {
  await open('?days=all');
  fill('To', FRIDAY);

  expect(asked).toEqual([{ from: null, to: FRIDAY }]);
});

test('a single letter is not searched for, two are', async () => {
  await open();
  type('a');
  await pass(1000);
  expect(asked).toEqual([]);

  type('an');
  await pass(1000);
  expect(asked).toEqual([{ search: 'an' }]);
});

test.each(['', 'a', ' '])('a search of which “%s” is left ends, once', async (left) => {
  await open('?q=ann');
  type(left);
  await pass(1000);
  type('');
  await pass(1000);

  expect(asked).toEqual([{ search: '' }]);
});

test('an address with a single letter keeps its search', async () => {
  await open('?q=a');
  await pass(1000);

  expect(asked).toEqual([]);
});

test('fast typing searches once', async () => {
  await open();
  for (const text of ['an', 'ann', 'anna']) {
    type(text);
    await pass(100);
  }
  await pass(1000);

  expect(asked).toEqual([{ search: 'anna' }]);
});

test('a chip that is pressed right after the last letter stays pressed', async () => {
  await open();
  type('anna');
  await pass(100);
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'done' } });
  await pass(1000);

  expect(filters).toMatchObject({ search: 'anna', status: 'done' });
});
