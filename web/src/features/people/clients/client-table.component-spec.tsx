import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { clients as book } from '../../../words/clients.gen';
import { controls } from '../../../words/controls.gen';
import { formats } from '../../../words/formats.gen';
import { shell } from '../../../words/shell.gen';
import { ClientTable } from './client-table';
import type { ListedClient } from './models';

beforeAll(() => Promise.all([book, controls, formats, shell].map((words) => words.fetch('en'))));

const client = (name: string, visits: Pick<ListedClient, 'lastVisitAt' | 'nextVisitAt'>): ListedClient => ({
  ...{ _id: name, name, email: '', phone: '', tags: [], warning: '', createdAt: '2026-01-01T00:00:00Z' },
  ...{
    hasAccount: false,
    isVerified: false,
    isBlocked: false,
    lookedAfterBy: null,
    visits: 0,
    noShows: 0,
    lateCancellations: 0,
    spent: 0,
  },
  ...visits,
});

test('the list says which of a client’s days is the last visit and which the next', () => {
  render(
    <MemoryRouter>
      <ClientTable
        caption="3 clients"
        clients={[
          client('Ana', { lastVisitAt: '2026-11-24T10:00:00Z', nextVisitAt: '2026-12-07T11:30:00Z' }),
          client('Bea', { lastVisitAt: null, nextVisitAt: '2026-12-04T15:45:00Z' }),
          client('Clara', { lastVisitAt: null, nextVisitAt: null }),
        ]}
        currency={{ code: 'EUR', symbol: '€', decimals: 2 }}
        timeZone="Europe/Lisbon"
      />
    </MemoryRouter>,
  );
  const visitsOf = (name: string) =>
    screen.getByRole('row', { name: new RegExp(name) }).querySelector('[data-phone="sub"]')?.textContent;

  expect(visitsOf('Ana')).toBe('Last: Tue 24 Nov 2026Next: Mon 7 Dec 2026, 11:30');
  expect(visitsOf('Bea')).toBe('Next: Fri 4 Dec 2026, 15:45');
  expect(visitsOf('Clara')).toBe('No visits yet');
});

test('a visit on New Year’s morning has the new year, though it is still the old one in UTC', () => {
  render(
    <MemoryRouter>
      <ClientTable
        caption="1 client"
        clients={[client('Ana', { lastVisitAt: '2026-12-31T20:00:00Z', nextVisitAt: null })]}
        currency={{ code: 'NZD', symbol: '$', decimals: 2 }}
        timeZone="Pacific/Auckland"
      />
    </MemoryRouter>,
  );

  expect(screen.getByRole('row', { name: /Ana/ }).textContent).toContain('Last: Fri 1 Jan 2027');
});
