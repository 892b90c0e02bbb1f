import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { shell } from '../../../words/shell.gen';
import { till } from '../../../words/till.gen';
import { WhileTillIsOn } from './while-till-is-on';

const anOwner = { user: { may: { till: 'all' } }, google: false, codes: false };

/** The server's till settings; only the parts that matter here. */
let settings: object;

beforeAll(() => Promise.all([shell.fetch('en'), till.fetch('en')]));
beforeEach(() => {
  jest.useFakeTimers();
  settings = { mode: 'off', opensSoon: true };
  globalThis.fetch = (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    return Promise.resolve(Response.json(pathname.endsWith('/till/settings') ? settings : anOwner));
  };
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('the till of a new demo salon says that it opens soon, and opens without a press', async () => {
  render(
    <MemoryRouter>
      <SWRConfig value={{ provider: () => new Map(), fallback: { session: anOwner } }}>
        <WhileTillIsOn>
          <p>Cash in the drawer</p>
        </WhileTillIsOn>
      </SWRConfig>
    </MemoryRouter>,
  );
  await pass(100);
  expect(screen.getByRole('status').textContent).toContain('The till opens in about a minute.');

  settings = { mode: 'record', opensSoon: false };
  await pass(4000);
  expect(screen.queryByText('Cash in the drawer')).not.toBeNull();
});
