import { useState } from 'react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { useSettingsForm } from './use-settings-form';
import { controls } from '../words/controls.gen';
import { fields } from '../words/fields.gen';
import { shell } from '../words/shell.gen';
import { Field } from '../ui/field';
import { Form } from '../ui/form';
import { SaveBar, SavedTogether } from '../ui/save-bar';

const sent = jest.fn<Promise<unknown>, [string, { limit: string }]>();

beforeAll(async () => {
  await Promise.all([controls, fields, shell].map((area) => area.fetch('en')));
});
beforeEach(() => sent.mockReset().mockResolvedValue(undefined));

/** The rules for refunds or gift cards. */
function RulesForm({ name }: { name: string }) {
  const [saved, setSaved] = useState({ limit: '50' });
  const form = useSettingsForm({
    saved,
    send: async (typed) => {
      await sent(name, typed);
      setSaved(typed);
    },
  });
  return (
    <Form form={form} aria-label={name}>
      <Field label={`${name} limit`} {...form.field('limit', { required: 'Enter an amount.' })} />
      <SaveBar form={form} name={name} />
    </Form>
  );
}

const open = () =>
  render(
    <MemoryRouter>
      <SavedTogether>
        <RulesForm name="Refunds" />
        <RulesForm name="Gift cards" />
      </SavedTogether>
    </MemoryRouter>,
  );
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `${name} limit` });
const type = (name: string, text: string) =>
  act(async () => void fireEvent.input(field(name), { target: { value: text } }));
const bar = () => screen.queryByRole('region', { name: 'Unsaved changes' });
const said = () =>
  within(screen.getByRole('region', { name: 'Unsaved changes' })).getByRole('status').textContent;
const press = (name: string, detail = 1) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name }), { detail }));

test('one bar names everything that was changed on the page, and saves all of it', async () => {
  open();
  expect(bar()).toBeNull();
  await type('Refunds', '80');
  await type('Gift cards', '500');
  expect(said()).toBe('Refunds: not saved yetGift cards: not saved yet');

  await press('Save');
  expect(sent.mock.calls).toEqual([
    ['Refunds', { limit: '80' }],
    ['Gift cards', { limit: '500' }],
  ]);
  expect(bar()).toBeNull();
});

test('discarding brings back what is saved', async () => {
  open();
  await type('Refunds', '80');
  await press('Discard');
  expect([field('Refunds').value, bar(), sent.mock.calls.length]).toEqual(['50', null, 0]);
});

test('what could not be saved stays in the bar, with the reason', async () => {
  sent.mockImplementation((name) =>
    name === 'Refunds' ? Promise.reject(new Error('no answer')) : Promise.resolve(),
  );
  open();
  await type('Refunds', '80');
  await type('Gift cards', '500');
  await press('Save');

  expect(said()).toBe('Refunds: not saved yet');
  expect(screen.getByRole('alert').textContent).toContain('We couldn’t save this.');
  expect(field('Refunds').value).toBe('80');
});

test('the bar says where a field has an error', async () => {
  open();
  await type('Refunds', '');
  expect(said()).toBe('Refunds: check the highlighted fields');
});

test.each([
  ['by keyboard, the focus returns to the field', 0, 'Refunds limit'],
  ['by finger, no keyboard opens over the page', 1, undefined],
])('after saving %s', async (_, detail, focused) => {
  open();
  await act(async () => field('Refunds').focus());
  await type('Refunds', '80');
  await act(async () => screen.getByRole('button', { name: 'Save' }).focus());
  await press('Save', detail);
  expect(document.activeElement?.closest('div')?.querySelector('label')?.textContent).toBe(focused);
});

test('text typed while a save is under way is not taken for saved', async () => {
  let answer = () => {};
  sent.mockImplementation(() => new Promise((resolve) => (answer = () => resolve(undefined))));
  open();
  await type('Refunds', '80');
  await press('Save');
  await type('Refunds', '85');
  await act(async () => answer());
  expect([field('Refunds').value, said()]).toEqual(['85', 'Refunds: not saved yet']);

  await press('Discard');
  expect([field('Refunds').value, bar()]).toEqual(['80', null]);
});

describe('a link pressed while a save is under way', () => {
  let answer: (error?: Error) => void;
  const address = () => screen.getByTestId('address').textContent;
  const Address = () => <p data-testid="address">{useLocation().pathname}</p>;

  beforeEach(async () => {
    sent.mockImplementation(
      () =>
        new Promise((resolve, reject) => (answer = (error) => (error ? reject(error) : resolve(undefined)))),
    );
    HTMLElement.prototype.checkVisibility = () => true;
    HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
      this.open = false;
    };
    render(
      <MemoryRouter initialEntries={['/rules']}>
        <Link to="/team">Our Team</Link>
        <Address />
        <SavedTogether>
          <RulesForm name="Refunds" />
        </SavedTogether>
      </MemoryRouter>,
    );
    await type('Refunds', '80');
    await press('Save');
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Our Team' })));
    expect(address()).toBe('/rules');
    screen.getByText('Leave without saving?');
  });

  test('is followed as soon as everything is saved', async () => {
    await act(async () => answer());
    expect(address()).toBe('/team');
    expect(screen.queryByText('Leave without saving?')).toBeNull();
  });

  test('loses nothing when the save fails', async () => {
    await act(async () => answer(new Error('no answer')));
    expect([address(), field('Refunds').value]).toEqual(['/rules', '80']);
  });
});
