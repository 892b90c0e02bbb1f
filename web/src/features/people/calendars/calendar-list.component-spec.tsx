import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { calendars as words } from '../../../words/calendars.gen';
import { controls } from '../../../words/controls.gen';
import { fields } from '../../../words/fields.gen';
import { formats } from '../../../words/formats.gen';
import { CalendarList } from './calendar-list';

const ANA = '5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21';

const calendar = (more: object = {}) => ({
  ...{ _id: '1', staffId: ANA, host: 'old.example', until: '2027-03-08' },
  ...{
    readAt: new Date().toISOString(),
    events: 3,
    fault: null,
    unreadEvents: 0,
    unknownZone: null,
    ...more,
  },
});

let stored: object[];
let asked: { method: string; path: string; body: unknown }[];
let refusal: Response | null;

beforeAll(() => Promise.all([words, controls, fields, formats].map((area) => area.fetch('en'))));
beforeEach(() => {
  Element.prototype.checkVisibility = () => true;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  stored = [];
  asked = [];
  refusal = null;
  globalThis.fetch = async (input) => {
    const request = new Request(input instanceof Request ? input : String(input));
    const path = new URL(request.url).pathname;
    if (request.method === 'GET') return Response.json(stored);
    const text = await request.text();
    asked.push({ method: request.method, path, body: text === '' ? null : JSON.parse(text) });
    if (refusal) return refusal;
    if (request.method !== 'DELETE') return Response.json(calendar());
    stored = [];
    return new Response(null, { status: 204 });
  };
});

const open = (isActive = true) =>
  act(async () =>
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <CalendarList staffId={ANA} isActive={isActive} zone="UTC" />
      </SWRConfig>,
    ),
  );

const press = (name: string | RegExp, within_ = screen as Pick<typeof screen, 'getByRole'>) =>
  act(async () => void fireEvent.click(within_.getByRole('button', { name })));

test('the calendars of one team member are listed, with how much is busy', async () => {
  stored = [calendar(), calendar({ _id: '2', staffId: 'someone else', host: 'hers.example' })];

  await open();

  expect(await screen.findByText(/old\.example, until/)).toBeTruthy();
  expect(screen.getByText(/Read just now: 3 busy times\./)).toBeTruthy();
  expect(screen.queryByText(/hers\.example/)).toBeNull();
});

test('a calendar that fails says why, and that its last good copy still counts', async () => {
  stored = [calendar({ fault: 'certificate', readAt: '2027-03-01T08:00:00.000Z' })];

  await open();

  const status = await screen.findByRole('status');
  expect(status.textContent).toMatch(/certificate isn’t valid.*last good copy is still in use/);
});

test('a calendar that came back empty once says that its times stay until the next reading', async () => {
  stored = [calendar({ fault: 'empty' })];

  await open();

  expect((await screen.findByRole('status')).textContent).toMatch(/came back empty/);
});

test('events that can’t be read and an unknown time zone are named', async () => {
  stored = [calendar({ unreadEvents: 2, unknownZone: 'Customized Time Zone' })];

  await open();

  expect(await screen.findByText(/2 events can’t be read\. .*“Customized Time Zone”/)).toBeTruthy();
});

test('someone who has left gets no further calendar', async () => {
  await open(false);

  await screen.findByText('No other calendar.');
  expect(screen.queryByRole('button', { name: 'Connect a calendar' })).toBeNull();
});

test('an address that can’t be read stays typed, with the reason', async () => {
  refusal = Response.json(
    {
      status: 422,
      code: 'unreadable-calendar',
      title: 'No',
      detail: 'There is no calendar at this address.',
    },
    { status: 422, headers: { 'Content-Type': 'application/problem+json' } },
  );
  await open();
  await press('Connect a calendar');
  const dialog = await screen.findByRole('dialog');
  const address = within(dialog).getByLabelText<HTMLInputElement>(/^Secret address/);
  await act(
    async () => void fireEvent.change(address, { target: { value: ' webcal://old.example/a.ics ' } }),
  );

  await press('Connect', within(dialog));

  expect(await within(dialog).findByText(/no calendar at this address/)).toBeTruthy();
  expect(address.value.trim()).toBe('webcal://old.example/a.ics');
  expect(asked).toMatchObject([
    { path: '/calendars', body: { staffId: ANA, address: 'webcal://old.example/a.ics' } },
  ]);
});

test('no address and a day that is over are asked for before anything is sent', async () => {
  await open();
  await press('Connect a calendar');
  const dialog = await screen.findByRole('dialog');
  const day = within(dialog).getByLabelText(/^Block time until/);
  await act(async () => void fireEvent.change(day, { target: { value: '2020-01-01' } }));

  await press('Connect', within(dialog));

  expect(await within(dialog).findByText('Enter the calendar’s address.')).toBeTruthy();
  expect(within(dialog).getByText('Choose today or a later day.')).toBeTruthy();
  expect(asked).toEqual([]);
});

test('a calendar is removed once that is confirmed', async () => {
  stored = [calendar()];
  await open();
  await screen.findByText(/old\.example, until/);

  await press('Remove: old.example');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('Its busy times are released at once.')).toBeTruthy();
  expect(asked).toEqual([]);
  await press('Remove', within(dialog));

  expect(await screen.findByText('No other calendar.')).toBeTruthy();
  expect(asked).toMatchObject([{ method: 'DELETE', path: '/calendars/1' }]);
});
