import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Combobox, type Choice } from './combobox';
import { controls } from '../words/controls.gen';
import { fields } from '../words/fields.gen';

const marsh: Choice = { key: 'marsh', content: 'Ottoline Marsh' };
const zeller: Choice = { key: 'zeller', content: 'Ottoline Zeller' };
const again: Choice = { key: 'again', content: 'Try again', staysOpen: true };

const sent = jest.fn();
const chosen = jest.fn();

beforeAll(() => Promise.all([fields.fetch('en'), controls.fetch('en')]));
beforeEach(() => {
  jest.clearAllMocks();
});

function ClientForm({ choices, status }: { choices: Choice[]; status: string }) {
  const [name, setName] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <Combobox
        label="Name"
        listLabel="Matching clients"
        value={name}
        onChange={({ target }) => setName(target.value)}
        status={status}
        choices={choices}
        onChoose={chosen}
      />
    </form>
  );
}

const open = (choices: Choice[], status = `${choices.length} clients found`) =>
  render(<ClientForm choices={choices} status={status} />);
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Name' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
/** True if the field may handle this key as usual. */
const press = (key: string, more = {}) => fireEvent.keyDown(field(), { key, ...more });
const list = () => screen.queryByRole('listbox', { name: 'Matching clients' });
const announced = () => screen.getByRole('status').textContent;

/** The active option, as announced by screen readers. */
const activeOption = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

test('a list opens while a name is typed, says how many choices there are, and leads to none of them', () => {
  open([marsh, zeller]);
  expect([list(), announced()]).toEqual([null, '']);
  type('ottoline');

  expect(announced()).toBe('2 clients found');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Ottoline Marsh',
    'Ottoline Zeller',
  ]);
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(activeOption()).toBeNull();
});

test('arrow keys lead through the choices, and around the end', () => {
  open([marsh, zeller]);
  type('ottoline');

  const led = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map((key) => {
    press(key);
    return activeOption();
  });

  const [first, second] = ['Ottoline Marsh', 'Ottoline Zeller'];
  expect(led).toEqual([first, second, first, second, first]);
});

test('Enter chooses what the keys have led to, and does not send the form', () => {
  open([marsh, zeller]);
  type('ottoline');
  press('ArrowDown');

  expect(press('Enter')).toBe(false);
  expect(chosen.mock.calls).toEqual([['marsh']]);
  expect([list(), sent.mock.calls]).toEqual([null, []]);
});

test('Enter without a choice is left to the form', () => {
  open([marsh]);
  type('ottoline');

  expect(press('Enter')).toBe(true);
  expect(chosen).not.toHaveBeenCalled();
});

test('Escape closes the list and keeps what was typed; a second one is left to the dialog', () => {
  open([marsh]);
  type('ottoline');

  expect(press('Escape')).toBe(false);
  expect([list(), field().value]).toEqual([null, 'ottoline']);
  expect(press('Escape')).toBe(true);
});

test('a choice stays the active one when a newer answer moves it, and is dropped when it is gone', () => {
  const { rerender } = open([marsh, zeller]);
  type('ottoline');
  press('ArrowDown');
  rerender(<ClientForm choices={[zeller, marsh]} status="2 clients found" />);
  expect(activeOption()).toBe('Ottoline Marsh');

  rerender(<ClientForm choices={[zeller]} status="1 client found" />);
  expect([activeOption(), announced()]).toEqual([null, '1 client found']);
});

test('keys that put a word together, as in Japanese, do nothing to the list', () => {
  open([marsh]);
  type('ottoline');

  expect(press('ArrowDown', { isComposing: true })).toBe(true);
  expect(activeOption()).toBeNull();
});

test('another try keeps the list open', () => {
  open([again], 'We couldn’t search your clients.');
  type('ottoline');
  press('ArrowDown');
  press('Enter');

  expect(chosen.mock.calls).toEqual([['again']]);
  expect(list()).not.toBeNull();
});

test('a press on a choice takes it and leaves the focus in the text; leaving the field closes the list', () => {
  open([marsh, zeller]);
  field().focus();
  type('ottoline');
  const option = screen.getByRole('option', { name: 'Ottoline Zeller' });

  // Without preventing the default, pressing the mouse would take the focus.
  expect(fireEvent.mouseDown(option)).toBe(false);
  fireEvent.click(option);
  expect(chosen.mock.calls).toEqual([['zeller']]);

  type('ottolin');
  fireEvent.blur(field());
  expect(list()).toBeNull();
});
