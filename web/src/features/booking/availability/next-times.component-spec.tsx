import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { availability } from '../../../words/availability.gen';
import { formats } from '../../../words/formats.gen';
import { shell } from '../../../words/shell.gen';
import { NextTimes } from './next-times';

const SERVICE = '5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21';

/** False while the server has trouble. */
let isUp: boolean;

beforeAll(() => Promise.all([availability, formats, shell].map((area) => area.fetch('en'))));
beforeEach(() => {
  isUp = false;
  globalThis.fetch = (input) => {
    const { url } = new Request(input instanceof Request ? input : String(input));
    if (url.includes('/salon')) return Promise.resolve(Response.json({ timeZone: 'UTC' }));
    if (!isUp) return Promise.resolve(Response.json({ code: 'internal', status: 500 }, { status: 500 }));
    return Promise.resolve(Response.json({ day: null, starts: [], prices: [], note: null }));
  };
});

const open = () =>
  act(async () =>
    render(
      <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
        <MemoryRouter>
          <NextTimes serviceId={SERVICE} />
        </MemoryRouter>
      </SWRConfig>,
    ),
  );

const none = () => screen.queryByText('No free times found right now.');

test('a salon whose free times can’t be read isn’t fully booked: the visitor may try again', async () => {
  await open();
  const again = await screen.findByRole('button', { name: /Try again/ });
  expect(none()).toBeNull();

  isUp = true;
  await act(async () => void fireEvent.click(again));

  expect(none()).not.toBeNull();
});
