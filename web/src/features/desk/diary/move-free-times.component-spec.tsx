import { act, fireEvent, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { diary } from '../../../words/diary.gen';
import { formats } from '../../../words/formats.gen';
import { MoveFreeTimes } from './move-free-times';

const DAY = '2027-03-02';
const at = (hour: number) => `${DAY}T${String(hour).padStart(2, '0')}:00:00.000Z`;
const hours = Array.from({ length: 12 }, (_, index) => index + 8);
let asked: URLSearchParams | null = null;

beforeAll(() => Promise.all([diary, formats].map((area) => area.fetch('en'))));

const open = (starts: string[], onTime: (startsAt: string) => void = () => undefined) => {
  globalThis.fetch = async (request) => {
    asked = new URL((request as Request).url).searchParams;
    return Response.json({ day: DAY, starts, prices: null, note: null, state: 'free', timeZone: 'UTC' });
  };
  return act(async () =>
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <MoveFreeTimes
          bookingId="cut"
          staffId="bea"
          day={DAY}
          wantedMs={Date.parse(at(16))}
          timeZone="UTC"
          onTime={onTime}
        />
      </SWRConfig>,
    ),
  );
};

test('a move by form shows the free times nearest to the one that is typed, for who takes over', async () => {
  const chosen: string[] = [];
  await open(hours.map(at), (startsAt) => chosen.push(startsAt));

  const buttons = await screen.findAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(
    [12, 13, 14, 15, 16, 17, 18, 19].map((hour) => `${hour}:00`),
  );
  expect(Object.fromEntries(asked ?? [])).toEqual({ booking: 'cut', day: DAY, desk: 'true', staff: 'bea' });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '17:00' })));
  expect(chosen).toEqual([at(17)]);
});

test('a day on which nothing is free says so', async () => {
  await open([]);

  await screen.findByText('Nothing is free on Tue 2 Mar.');
});
