import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { audit } from '../../../words/audit.gen';
import { controls } from '../../../words/controls.gen';
import { fields } from '../../../words/fields.gen';
import { shell } from '../../../words/shell.gen';
import { AuditFilterForm } from './audit-filter-form';
import type { AuditFilters } from './audit-filters';

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** More receptionists than one page of the list. */
const team = Array.from({ length: 120 }, (_, index) => ({
  _id: idOf(index),
  name: `Colleague ${String(index).padStart(3, '0')}`,
  email: `colleague-${index}@example.com`,
}));

const anyone: AuditFilters = { action: null, actorId: null, from: null, to: null, page: 1 };

let narrowed: Partial<AuditFilters>[];

beforeAll(() => Promise.all([audit, controls, fields, shell].map((area) => area.fetch('en'))));
beforeEach(() => {
  narrowed = [];
  // Like the server: part of a name, or a full id, for one role at a time.
  globalThis.fetch = (input) => {
    const { searchParams } = new URL(input instanceof Request ? input.url : input);
    const q = searchParams.get('search') ?? '';
    const fitting = searchParams.get('role') === 'reception' ? team : [];
    const found = fitting.filter(({ _id, name }) => name.includes(q) || _id === q);
    const items = found.slice(0, Number(searchParams.get('pageSize')));
    return Promise.resolve(Response.json({ items, total: found.length }));
  };
});

const open = (filters: Partial<AuditFilters> = {}) =>
  act(async () =>
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <AuditFilterForm
          filters={{ ...anyone, ...filters }}
          onChange={(part) => narrowed.push(part)}
          onClear={false}
        />
      </SWRConfig>,
    ),
  );
const who = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Who' });

test('among more team members than a page has, anyone is found by their name', async () => {
  await open();
  fireEvent.focus(who());
  fireEvent.change(who(), { target: { value: 'Colleague' } });
  await screen.findAllByText('Showing the first 20 of 120. Keep typing to narrow them down.');

  fireEvent.change(who(), { target: { value: 'Colleague 117' } });
  const found = await screen.findByRole('option', { name: /^Colleague 117/ });
  await act(async () => void fireEvent.click(found));

  expect(narrowed).toEqual([{ actorId: idOf(117) }]);
});

test('an address with one of many team members names them', async () => {
  await open({ actorId: idOf(117) });

  await waitFor(() => expect(who().value).toBe('Colleague 117'));
});

test('an address with someone who does not work here says that it is someone else', async () => {
  await open({ actorId: idOf(500) });

  await waitFor(() => expect(who().value).toBe('Someone else'));
});
