import { act, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { formats } from '../../../words/formats.gen';
import { hoursDesk } from '../../../words/hours-desk.gen';
import { ReplacedSpecialDays } from './replaced-special-days';

const specialDays = [
  { day: '2027-12-20', reason: '', windows: [{ startsMinute: 600, endsMinute: 1260 }] },
  { day: '2027-12-24', reason: 'Holiday', windows: [] },
  { day: '2027-12-25', reason: 'Holiday', windows: [] },
  { day: '2027-12-31', reason: 'Party', windows: [] },
];

beforeAll(() => Promise.all([formats, hoursDesk].map((area) => area.fetch('en'))));
beforeEach(() => {
  globalThis.fetch = () => Promise.resolve(Response.json({ specialDays }));
});

const open = (fromDay: string, toDay: string, edited: { day: string; toDay: string } | null = null) =>
  act(async () =>
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <ReplacedSpecialDays fromDay={fromDay} toDay={toDay} edited={edited} />
      </SWRConfig>,
    ),
  );
const named = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('a closure over special days names those that it replaces before it is saved', async () => {
  await open('2027-12-20', '2027-12-30');

  await screen.findByText('Saving replaces:');
  expect(named()).toEqual([
    'Monday 20 December 2027 · 10:00–21:00',
    'Fri 24 Dec – Sat 25 Dec 2027 · Closed · Holiday',
  ]);
});

test('a closure that is made longer names only the special days that it reaches', async () => {
  await open('2027-12-24', '2027-12-31', { day: '2027-12-24', toDay: '2027-12-25' });

  await screen.findByText('Saving replaces:');
  expect(named()).toEqual(['Friday 31 December 2027 · Closed · Party']);
});

test.each([
  ['between special days', '2027-12-26', '2027-12-30'],
  ['without a first day', '', ''],
])('a closure %s replaces nothing', async (_, fromDay, toDay) => {
  await open(fromDay, toDay);

  expect(screen.queryByText('Saving replaces:')).toBeNull();
});
