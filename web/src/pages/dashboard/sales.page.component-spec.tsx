import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { checkout } from '../../words/checkout.gen';
import { sales } from '../../words/sales.gen';
import { shell } from '../../words/shell.gen';
import { till } from '../../words/till.gen';
import DashboardSalesPage from './sales.page';

const anOwner = { user: { may: { till: 'all' } }, google: false, codes: false };

beforeAll(() => Promise.all([checkout.fetch('en'), sales.fetch('en'), shell.fetch('en'), till.fetch('en')]));

const open = () =>
  act(async () =>
    render(
      <MemoryRouter>
        <SWRConfig value={{ provider: () => new Map(), fallback: { session: anOwner } }}>
          <DashboardSalesPage />
        </SWRConfig>
      </MemoryRouter>,
    ),
  );
const sellButton = () => screen.queryByRole('button', { name: 'Sale without a visit' });

test('nothing is sold while the settings of the till are unknown', async () => {
  globalThis.fetch = () => new Promise(() => undefined);
  await open();

  expect(screen.queryByRole('heading', { name: 'Sales' })).not.toBeNull();
  expect(sellButton()).toBeNull();
});

test('a sale without a visit is offered once the till is known to be on', async () => {
  globalThis.fetch = (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (pathname.endsWith('/till/settings')) {
      return Promise.resolve(Response.json({ mode: 'record', opensSoon: false }));
    }
    return new Promise(() => undefined);
  };
  await open();

  expect(await screen.findByRole('button', { name: 'Sale without a visit' })).not.toBeNull();
});
