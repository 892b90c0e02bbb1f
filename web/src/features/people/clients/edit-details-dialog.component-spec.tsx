import { Suspense } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { clients as book } from '../../../words/clients.gen';
import { controls } from '../../../words/controls.gen';
import { fields } from '../../../words/fields.gen';
import { formats } from '../../../words/formats.gen';
import { shell } from '../../../words/shell.gen';
import { ClientDetails } from './client-details';
import { EditDetailsDialog } from './edit-details-dialog';
import type { Client } from './models';

const opened = {
  _id: '5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21',
  birthday: '1990-05-14',
  address: 'Rua Augusta 12',
  clientSince: '2015-09-01',
  source: '',
  consents: [{ kind: 'email-news', isGiven: null, origin: null, decidedAt: null }],
  can: { giveConsent: true },
} as unknown as Client;

/** The changes as they were sent. */
const sent: unknown[] = [];

beforeAll(() => Promise.all([book, controls, fields, formats, shell].map((words) => words.fetch('en'))));
beforeEach(() => {
  sent.length = 0;
  globalThis.fetch = async (input) => {
    const request = new Request(input instanceof Request ? input : String(input));
    if (request.method === 'PATCH') sent.push(await request.json());
    return Response.json({});
  };
  Element.prototype.checkVisibility = () => true;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const page = (client: Client) => (
  <SWRConfig value={{ provider: () => new Map() }}>
    <MemoryRouter>
      <Suspense>
        <EditDetailsDialog
          client={client}
          addedOn="1 March 2027"
          onClose={() => undefined}
          onSaved={() => undefined}
        />
      </Suspense>
    </MemoryRouter>
  </SWRConfig>
);

test('two people who edit the same client keep each other’s changes', async () => {
  const { rerender } = await act(async () => render(page(opened)));
  await screen.findByLabelText(/^Source/);
  rerender(page({ ...opened, address: 'Rua Nova 1', birthday: '1991-05-14' }));

  fireEvent.input(screen.getByLabelText(/^Source/), { target: { value: 'Instagram' } });
  await act(async () => void fireEvent.click(screen.getByText('Save')));

  expect(sent).toEqual([{ source: 'Instagram' }]);
});

test('a client saved without a change is not sent as changed, so the activity log stays as it is', async () => {
  await act(async () => render(page(opened)));
  await screen.findByLabelText(/^Source/);
  await act(async () => void fireEvent.click(screen.getByText('Save')));

  expect(sent).toEqual([{}]);
});

test('a client added on New Year’s morning is one since the new year, though it is still the old one in UTC', () => {
  const added = { ...opened, clientSince: null, blockedAt: null, createdAt: '2026-12-31T20:00:00Z' };
  render(<ClientDetails client={added} timeZone="Pacific/Auckland" />);

  expect(screen.getByText('Fri 1 Jan 2027')).toBeTruthy();
});
