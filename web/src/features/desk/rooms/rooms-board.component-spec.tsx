import { Suspense } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { bookings } from '../../../words/bookings.gen';
import { controls } from '../../../words/controls.gen';
import { fields } from '../../../words/fields.gen';
import { formats } from '../../../words/formats.gen';
import { resources } from '../../../words/resources.gen';
import { shell } from '../../../words/shell.gen';
import { RoomsBoard } from './rooms-board';

const unit = (title: string, status: 'active' | 'out' = 'active') => ({
  ...{ _id: title, title, status },
  outUntil: null,
});
const basins = {
  ...{ _id: 'basins', title: 'Basins', kind: 'basin', status: 'active', needs: [] },
  units: [unit('Basin 1'), unit('Basin 2')],
};
const ruby = {
  ...{ _id: 'ruby', reference: 'K7QF-2M34', titles: ['Colour'] },
  ...{ startsAt: '2027-03-02T10:00:00.000Z', endsAt: '2027-03-02T11:00:00.000Z' },
  client: { name: 'Ruby', email: '', phone: '+351 1', getsEmail: false },
};

let pools: unknown[];
let answers: Record<string, Response>;
/** The changes as they were sent. */
const sent: [path: string, body: unknown][] = [];

beforeAll(() =>
  Promise.all([bookings, controls, fields, formats, resources, shell].map((words) => words.fetch('en'))),
);
beforeEach(() => {
  sent.length = 0;
  pools = [];
  answers = {};
  globalThis.fetch = async (input) => {
    const request = new Request(input instanceof Request ? input : String(input));
    const path = new URL(request.url).pathname;
    if (request.method !== 'GET') {
      sent.push([`${request.method} ${path}`, await request.json()]);
      return answers[path] ?? Response.json({});
    }
    if (path === '/resource-pools') return Response.json(pools);
    return Response.json(path === '/resource-pools/unseated' ? [] : { timeZone: 'Europe/Lisbon' });
  };
  Element.prototype.checkVisibility = () => true;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const show = () =>
  act(async () =>
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <MemoryRouter>
          <Suspense>
            <RoomsBoard />
          </Suspense>
        </MemoryRouter>
      </SWRConfig>,
    ),
  );
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('a salon without rooms types the number of its chairs, and every service needs one', async () => {
  await show();
  const count = await screen.findByLabelText('How many chairs does the salon have?');
  fireEvent.input(count, { target: { value: '0' } });
  await press('Add the chairs');

  expect(screen.queryByText('Enter a whole number from 1 to 50.')).not.toBeNull();
  expect(sent).toEqual([]);

  fireEvent.input(count, { target: { value: '2' } });
  await press('Add the chairs');

  expect(sent).toEqual([
    [
      'POST /resource-pools',
      { title: 'Chairs', kind: 'chair', units: ['Chair 1', 'Chair 2'], isForAll: true },
    ],
  ]);
});

test('before a unit is out of order, the page counts who moves to another and lists who can’t', async () => {
  pools = [basins];
  answers['/resource-units/Basin%201/out/preview'] = Response.json({ reseated: 2, inTheWay: [ruby] });
  await show();
  await press('Out of order: Basin 1');

  await screen.findByText('1 visit in the way');
  expect(screen.queryByText('2 visits get another one. Nothing changes for the clients.')).not.toBeNull();
  expect(screen.getAllByText(/Ruby/).length).toBeGreaterThan(0);
  expect(sent).toEqual([['POST /resource-units/Basin%201/out/preview', { backOn: null }]]);
});

test('a unit that visits need is not archived, and the visits are listed', async () => {
  pools = [basins];
  answers['/resource-units/Basin%201'] = Response.json(
    { code: 'unit-in-use', status: 409, title: 'In use', visits: [ruby] },
    { status: 409, headers: { 'Content-Type': 'application/problem+json' } },
  );
  await show();
  await press('Edit: Basin 1');
  await press('Archive');

  expect(await screen.findByText('1 visit in the way')).not.toBeNull();
});

test('a pool of which nothing is in order says that its services can’t be booked', async () => {
  pools = [{ ...basins, units: [unit('Basin 1', 'out')] }];
  await show();

  expect(await screen.findByText(/can’t be booked/)).not.toBeNull();
});
