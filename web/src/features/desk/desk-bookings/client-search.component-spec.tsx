import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { SWRConfig } from 'swr';
import { useClientSearch } from './use-client-search';
import { Combobox } from '../../../ui/combobox';
import { deskBookings } from '../../../words/desk-bookings.gen';
import { fields } from '../../../words/fields.gen';
import { shell } from '../../../words/shell.gen';

const onFile = ['Ottoline Marsh', 'Ottoline Zeller'].map((name) => ({
  _id: name,
  name,
  phone: '',
  email: '',
}));

/** The page's searches, in order. */
const asked: string[] = [];
/** Lets the server respond to a search. */
let answer: (q: string) => Promise<Response>;

const found = (q: string) => {
  const items = onFile.filter(({ name }) => name.toLowerCase().includes(q));
  return Response.json({ items, total: items.length });
};

beforeAll(() => Promise.all([deskBookings, fields, shell].map((area) => area.fetch('en'))));
beforeEach(() => {
  asked.length = 0;
  answer = (q) => Promise.resolve(found(q));
  globalThis.fetch = (input) => {
    const { searchParams } = new URL(input instanceof Request ? input.url : input);
    const q = searchParams.get('q') ?? '';
    asked.push(q);
    return answer(q);
  };
});

function NameField() {
  const [name, setName] = useState('');
  const { status, choices, clientOf, retry } = useClientSearch(name);
  return (
    <Combobox
      label="Name"
      listLabel="Matching clients"
      value={name}
      onChange={({ target }) => setName(target.value)}
      status={status}
      choices={choices}
      onChoose={(key) => clientOf(key) ?? retry()}
    />
  );
}

const open = () =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <NameField />
    </SWRConfig>,
  );
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Name' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const press = (key: string) => act(async () => void fireEvent.keyDown(field(), { key }));
const choices = () => screen.queryAllByRole('option').map((option) => option.textContent);
const untilAnnounced = (sentence: string) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(sentence));

test('an answer that comes late does not take the place of a newer one', async () => {
  let answerFirst = (): void => undefined;
  answer = (q) =>
    q === 'ottoline'
      ? new Promise((resolve) => (answerFirst = () => resolve(found(q))))
      : Promise.resolve(found(q));
  open();
  type('ottoline');
  await waitFor(() => expect(asked).toEqual(['ottoline']));
  await untilAnnounced('Searching…');
  type('ottoline z');
  await untilAnnounced('1 client found');
  await act(async () => answerFirst());

  expect(choices()).toEqual(['Ottoline Zeller', 'Add “ottoline z” as a new client']);
  await untilAnnounced('1 client found');
});

test('fast typing asks the server once', async () => {
  open();
  for (const text of ['ot', 'otto', 'ottoline']) type(text);
  await untilAnnounced('2 clients found');

  expect(asked).toEqual(['ottoline']);
});

test('a search that fails says so and is tried again on demand, with what was typed', async () => {
  answer = () => Promise.reject(new TypeError('The network is away.'));
  open();
  type('ottoline');
  const failure = 'We can’t reach the salon right now. Check your connection and try again.';
  await untilAnnounced(`We couldn’t search your clients. ${failure}`);
  expect(choices()).toEqual(['Try again', 'Add “ottoline” as a new client']);

  answer = (q) => Promise.resolve(found(q));
  await press('ArrowDown');
  await press('Enter');
  await untilAnnounced('2 clients found');
  expect(choices()).toEqual(['Ottoline Marsh', 'Ottoline Zeller', 'Add “ottoline” as a new client']);
  expect(field().value).toBe('ottoline');
});
